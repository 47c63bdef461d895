import { z } from "zod";
import { knownPassword } from "./schema";

// What browsers answer (https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON), as far as we read it.

const text = z.string().max(8_000);
const credential = { id: text, rawId: text, type: z.literal("public-key") };

const registrationResponse = z.object({
  ...credential,
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const authenticationResponse = z.object({
  ...credential,
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
});

const state = z.string().min(1).max(2_000);

export const beginPasskeyInput = z.object({ currentPassword: knownPassword });
export const addPasskeyInput = z.object({ state, response: registrationResponse });
export const removePasskeyInput = z.object({ _id: text, currentPassword: knownPassword });

/** A sign-in; next-auth passes texts only. */
export const passkeySignIn = z.object({
  state,
  response: z
    .string()
    .transform((json, { addIssue }) => {
      try {
        return JSON.parse(json);
      } catch {
        addIssue("Isto não é uma chave de acesso");
      }
    })
    .pipe(authenticationResponse),
});

export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;
export type PasskeySignIn = z.infer<typeof passkeySignIn>;
