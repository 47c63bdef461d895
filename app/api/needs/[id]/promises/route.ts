import { examplePromiseInput, promiseAnswer } from "@/lib/needs/api";
import { promiseCopy } from "@/lib/needs/promises/copy";
import { promiseBody } from "@/lib/needs/promises/schema";
import { makePromise } from "@/lib/needs/promises/service";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";
import { REPEATED_MINUTES } from "@/lib/visitors-repetition";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";
import { clientAddress } from "@/lib/web/session";

export const POST = route(
  {
    summary: "Promete levar uma parte do que falta",
    description: `url é o endereço particular da promessa, em que se muda a quantidade ou se desiste; só esta resposta o tem. A mesma promessa, enviada de novo em até ${REPEATED_MINUTES} minutos, conta uma vez.`,
    access: "public",
    params: idParams,
    body: promiseBody,
    status: 201,
    failures: [409, 429],
    answer: promiseAnswer,
    example: {
      body: examplePromiseInput,
      answer: {
        message: promiseCopy.made,
        url: "https://projetonova.example/precisamos/promessa/h0Zk3…",
        until: "2026-12-01",
      },
    },
  },
  async ({ params, body }) => {
    const made = await makePromise(params.id, body, await clientAddress());
    if (!made) return { message: promiseCopy.made };
    return { message: promiseCopy.made, url: absolute(routes.promise(made.token)), until: made.promise.until };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
