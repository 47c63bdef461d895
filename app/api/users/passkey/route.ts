import { z } from "zod";
import { PASSKEY_CHALLENGE_MINUTES } from "@/lib/auth/lifetimes";
import { beginSignIn } from "@/lib/auth/passkeys";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";
import { requestHost } from "@/lib/web/session";

const options = z.looseObject({ challenge: z.string(), rpId: z.string().optional() });

export const POST = route(
  {
    summary: "Começa uma entrada no painel com uma chave de acesso",
    description: `Para a tela de entrada: o que o navegador precisa para pedir a chave (WebAuthn). O desafio vale ${PASSKEY_CHALLENGE_MINUTES} minutos, uma vez.`,
    access: "public",
    limit: "passkey",
    answer: z.object({ options, state: z.string() }),
    example: {
      answer: {
        options: { challenge: "q83vEjRWeJCrze8SNFZ4kKvN7xI", rpId: "www.exemplo.org", userVerification: "required" },
        state: "eyJhbGciOiJIUzI1NiJ9.eyJjaGFsbGVuZ2UiOiJxODN2In0.c2VtLWFzc2luYXR1cmE",
      },
    },
  },
  async () => {
    const { options, state } = await beginSignIn(await requestHost());
    return { options: { ...options }, state };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
