import { z } from "zod";
import { newToken } from "./sign-in";

const article = z.object({
  ...{ _id: z.string(), permalink: z.string(), titulo: z.string() },
  ...{ description: z.string(), chamada: z.string(), autor: z.string(), slug: z.string() },
});

/**
 * The newest article, whose summary `save` changes over the API, as another title would change the address; resolves to the
 * milliseconds until the acknowledgement. The home page shows the first 25 characters.
 */
export async function openNewestArticle(origin: string, account: { email: string; password: string }) {
  const authorization = `Bearer ${await newToken(origin, account)}`;
  const [newest] = z.array(article).parse(await (await fetch(`${origin}/api/posts`)).json());
  if (!newest) throw new Error("the sample has no article");
  const { _id, permalink, ...fields } = newest;
  async function save(chamada: string) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/posts/${_id}`, {
      method: "PUT",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ ...fields, chamada }),
    });
    if (!answer.ok) throw new Error(`the save answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    return performance.now() - start;
  }
  return { permalink, save, restore: () => save(fields.chamada) };
}
