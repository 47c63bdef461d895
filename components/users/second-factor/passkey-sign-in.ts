import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { signIn } from "next-auth/react";
import { z } from "zod";
import { UNAVAILABLE } from "@/lib/errors";
import { passkeyCopy } from "@/lib/users/copy";
import { postJson } from "@/lib/web/post-json";
import { readFailure, type SignInFailure } from "../sign-in-failure";

const answer = z.object({ options: z.custom<PublicKeyCredentialRequestOptionsJSON>(), state: z.string() });

/** Signs in with a key of this device; resolves with the reason of a failure. */
export async function signInWithPasskey(): Promise<SignInFailure | undefined> {
  try {
    const begun = await postJson("/api/users/passkey", {});
    if (!begun.ok) return { message: begun.message };
    const { options, state } = answer.parse(begun.data);
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const response = await startAuthentication({ optionsJSON: options });
    const values = { state, response: JSON.stringify(response) };
    const result = await signIn("passkey", { ...values, redirect: false });
    return result?.ok ? undefined : (readFailure(result?.error) ?? { message: UNAVAILABLE });
  } catch {
    return { message: passkeyCopy.wrong }; // cancelled, or without a key for this site
  }
}
