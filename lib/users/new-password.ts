import "server-only";
import { hashPassword } from "../auth/password";
import { AppError } from "../errors";
import { getSettings } from "../settings/service";
import { userCopy } from "./copy";
import { isGuessable } from "./password-strength";

/** The hash of a new password; throws 'invalid' for a common one. */
export async function hashNewPassword(password: string, { name, email }: { name: string; email: string }) {
  const { settings } = await getSettings();
  if (isGuessable(password, [name, email, settings.name, settings.shortName]))
    throw new AppError("invalid", userCopy.guessable, { password: userCopy.guessable });
  return hashPassword(password);
}
