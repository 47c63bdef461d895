import type { z } from "zod";
import type { managedUserAnswer } from "./api";

/** An account as administrators see it: never its password. Without a `picture`, the initials are shown. */
export type UserData = z.infer<typeof managedUserAnswer>;

/** A valid session. */
export type OwnSession = {
  _id: string;
  /** 'Chrome no Android' */
  device: string;
  /** Of an API client, not of a browser. */
  byProgram: boolean;
  /** The session that asks. */
  current: boolean;
  signedInAt: string;
  lastSeenAt: string;
};

/** One's own second factor, for the profile. */
export type OwnSecondFactor = {
  /** When it was added; absent without one. */
  since?: string;
  recoveryCodesLeft: number;
  /** Until when one must be added; absent where it is not asked for. */
  dueAt?: string;
};

/** A passkey, for the profile. */
export type OwnPasskey = { _id: string; name: string; createdAt: string; lastUsedAt?: string };
