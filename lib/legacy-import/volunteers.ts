import { db } from "../db/client";
import { volunteerInput } from "../volunteers/schema";
import { registerVolunteer } from "../volunteers/service";
import type { Collection } from "./collection";
import { createdAtOf, flagOf, textOf } from "./document";
import { parseLeniently } from "./parse-leniently";

/** Placeholders for fields without which a volunteer is imported, but disabled. */
const placeholders = { profissao: "…", tipo: "…", descricao: "…" };

export const volunteers: Collection = {
  entity: "volunteer",
  words: ["voluntário(a)", "voluntários(as)"],
  title: ({ name }) => name,
  exists: async (id) => (await db.volunteer.count({ where: { id } })) > 0,
  async take(id, document, { remark, picture }) {
    const values = {
      name: textOf(document.name),
      profissao: textOf(document.profissao),
      tipo: textOf(document.tipo),
      descricao: textOf(document.descricao),
      tel: textOf(document.tel),
      isAdmin: flagOf(document.isAdmin) ?? false,
    };
    // Only administrators see the number, and they know how it is meant.
    const { input, complete } = parseLeniently(volunteerInput, values, {
      placeholders,
      unchecked: { tel: "" },
      remark,
    });
    const createdAt = createdAtOf(document, id, remark);
    const active = complete && (flagOf(document.active) ?? true);
    await registerVolunteer({ ...input, active, image: await picture(document.image) }, { id, createdAt });
  },
};
