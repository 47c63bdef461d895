import { isBcrypt } from "../auth/password";
import { db } from "../db/client";
import { AppError } from "../errors";
import { userCopy } from "../users/copy";
import { userInput } from "../users/schema";
import { createUserWithHash } from "../users/service";
import type { Collection } from "./collection";
import { createdAtOf, type Document, flagOf, textOf } from "./document";
import { parseLeniently } from "./parse-leniently";

const input = userInput.omit({ password: true, image: true, imageAlt: true });

export const users: Collection = {
  entity: "user",
  words: ["conta", "contas"],
  title: ({ name }) => name,
  exists: async (id) => (await db.user.count({ where: { id } })) > 0,
  async take(id, document, { remark, picture }) {
    const isAdmin = flagOf(document.isAdmin) ?? false;
    const values = { name: textOf(document.name), email: textOf(document.email), isAdmin };
    const { input: user } = parseLeniently(input, values, { remark });
    const hash = hashOf(document);
    // The account of this installation stays unchanged.
    if ((await db.user.count({ where: { email: user.email } })) > 0)
      throw new AppError("conflict", userCopy.taken, { email: `${userCopy.taken}, que fica como está` });
    const image = await picture(document.image);
    await createUserWithHash({ ...user, image }, hash, { id, createdAt: createdAtOf(document, id, remark) });
  },
};

/** Dearer ones would keep the server busy for seconds at each sign-in. */
const MAX_COST = 14;

function hashOf({ password }: Document) {
  const hash = textOf(password) ?? "";
  const [, cost = ""] = /^\$2[abxy]\$(\d\d)\$[./A-Za-z\d]{53}$/.exec(hash) ?? [];
  if (isBcrypt(hash) && Number(cost) >= 4 && Number(cost) <= MAX_COST) return hash;
  const why = "a senha não está guardada em bcrypt; crie a conta pelo painel ou com npm run admin";
  throw new AppError("invalid", why, { password: why });
}
