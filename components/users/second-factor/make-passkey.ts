import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type { AddPasskeyInput } from "@/lib/users/passkey-schema";
import type { ActionResult } from "@/lib/web/action-result";

type Begun = { options: PublicKeyCredentialCreationOptionsJSON; state: string };

export type PasskeyActions = {
  begin: (input: { currentPassword: string }) => Promise<ActionResult<Begun>>;
  add: (input: AddPasskeyInput) => Promise<ActionResult<{ codes?: string[] }>>;
};

/** Asks the browser for a key; undefined when it makes none (cancelled, or not able to). */
export async function makePasskey({ options }: Begun): Promise<AddPasskeyInput["response"] | undefined> {
  try {
    const { startRegistration } = await import("@simplewebauthn/browser");
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    return { id, rawId, type, response, clientExtensionResults: {} };
  } catch {
    return undefined;
  }
}
