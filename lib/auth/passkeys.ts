import "server-only";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { readJwt, signJwt } from "./jwt";
import { PASSKEY_CHALLENGE_MINUTES } from "./lifetimes";
import { tryConsume } from "./limits";

// Passkeys (WebAuthn, https://www.w3.org/TR/webauthn-3/): the device verifies its user (fingerprint, face, PIN), so that a passkey is
// both factors. The relying party is the request's host: a browser uses a key only for the site that created it.

const AUDIENCE = "nova-passkey";

type Owner = { id: string; name: string; email: string };
/** A key that the account has; `transports` tell the browser where to look for it. */
type KnownKey = { id: string; transports: string[] };

/** Options for the browser to create a key, and the `state` to return with it. */
export async function beginRegistration(host: string, owner: Owner, rpName: string, known: readonly KnownKey[]) {
  const options = await generateRegistrationOptions({
    rpName,
    rpID: rpIdOf(host),
    userName: owner.email,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(owner.id),
    attestationType: "none",
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options, state: await signState(options.challenge, owner.id) };
}

/** The key created for this account; undefined when the answer cannot be verified. */
export async function finishRegistration(
  host: string,
  userId: string,
  state: string,
  response: RegistrationResponseJSON,
) {
  const expected = await expectation(host, state, userId);
  if (!expected) return undefined;
  const { verified, registrationInfo } = await verifyRegistrationResponse({ ...expected, response }).catch(
    () => FAILED,
  );
  return verified ? registrationInfo?.credential : undefined;
}

/** Options for the browser to sign in with any of its keys for this site. */
export async function beginSignIn(host: string) {
  const options = await generateAuthenticationOptions({ rpID: rpIdOf(host), userVerification: "required" });
  return { options, state: await signState(options.challenge) };
}

/** The key's new counter; undefined when the answer to the challenge cannot be verified. */
export async function finishSignIn(
  host: string,
  state: string,
  response: AuthenticationResponseJSON,
  credential: WebAuthnCredential,
) {
  const expected = await expectation(host, state);
  if (!expected) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected,
    response,
    credential,
  }).catch(() => FAILED);
  return verified ? authenticationInfo?.newCounter : undefined;
}

const FAILED = { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;

const rpIdOf = (host: string) => host.replace(/:\d+$/, "");

async function expectation(host: string, state: string, userId?: string) {
  const expectedChallenge = await readState(state, userId);
  return (
    expectedChallenge && {
      expectedChallenge,
      expectedRPID: rpIdOf(host),
      requireUserVerification: true,
      expectedOrigin: [`https://${host}`, `http://${host}`],
    }
  );
}

const signState = (challenge: string, userId = "") =>
  signJwt(AUDIENCE, { sub: userId, challenge }, PASSKEY_CHALLENGE_MINUTES * 60);

/** The challenge of a state that we signed for this account; each can be used once. */
async function readState(state: string, userId = "") {
  const { sub, challenge } = (await readJwt(AUDIENCE, state)) ?? {};
  if (sub !== userId || typeof challenge !== "string") return undefined;
  return (await tryConsume("passkeyChallenge", challenge)) ? challenge : undefined;
}
