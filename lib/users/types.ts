import type { Picture } from "../images/picture";
import type { Role } from "../roles";

/** An account as administrators see it: never its password. */
export type UserData = {
  _id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  /** What an administrator may do. */
  role: Role;
  /** Whether the account has a second factor. */
  secondFactor: boolean;
  active: boolean;
  /** The picture's address; the default one's when there is none. */
  image: string;
  /** Absent, the initials are shown. */
  picture?: Picture;
  createdAt: string;
  updatedAt: string;
};

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
