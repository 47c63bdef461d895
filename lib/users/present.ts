import type { SessionRow } from "../auth/sessions";
import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { onlyFields } from "../only-fields";
import { managedUserAnswer, userAnswer } from "./api";
import type { PasskeyRow } from "./passkeys";
import { hasSecondFactor, type UserRow } from "./service";
import type { OwnPasskey, OwnSecondFactor, OwnSession } from "./types";

/** The public fields of an account, without the hash. */
export const presentUser = ({ id, image, createdAt, ...user }: UserRow) =>
  onlyFields(userAnswer, { ...user, _id: id, image: imageAddress(image), createdAt: createdAt.toISOString() });

/** One's own account, as the API answers it after a change. */
export function presentOwnAccount(user: UserRow) {
  const { createdAt, ...account } = presentUser(user);
  return account;
}

/** The same after a sign-in. */
export const presentSession = (user: UserRow, token: string) => ({ ...presentOwnAccount(user), token });

/** A sign-in for the list of one's own; `current` is the id of the one that asks. */
export function presentOwnSession(session: SessionRow, current: string): OwnSession {
  const { id, kind, device, createdAt, lastSeenAt } = session;
  return {
    _id: id,
    device,
    byProgram: kind === "TOKEN",
    current: id === current,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}

/** An account for the dashboard's screens. */
export const presentManagedUser = (user: UserRow) =>
  onlyFields(managedUserAnswer, {
    ...user,
    ...presentUser(user),
    secondFactor: hasSecondFactor(user),
    picture: user.image ? presentPicture(user.image) : undefined,
    updatedAt: user.updatedAt.toISOString(),
  });

/** One's own second factor; `dueAt` is until when one must be added. */
export const presentSecondFactor = ({ totpSince, recoveryHashes }: UserRow, dueAt?: Date): OwnSecondFactor => ({
  since: totpSince?.toISOString(),
  recoveryCodesLeft: recoveryHashes.length,
  dueAt: dueAt?.toISOString(),
});

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): OwnPasskey => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString(),
});
