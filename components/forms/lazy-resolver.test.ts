import { expect, it, vi } from "vitest";
import { z } from "zod";
import { lazyResolver } from "./lazy-resolver";

const schema = z.object({
  nome: z
    .string()
    .min(1, "Informe o nome")
    .transform((nome) => nome.length),
});
const options = { fields: {}, shouldUseNativeValidation: false };

it("checks with the schema, which is loaded once, and hands on what was typed", async () => {
  const load = vi.fn(async () => schema);
  const { resolver, preload } = lazyResolver(load);
  preload();
  expect(await resolver({ nome: "Ana" }, undefined, options)).toEqual({ values: { nome: "Ana" }, errors: {} });
  const refused = await resolver({ nome: "" }, undefined, options);
  expect(refused.errors.nome?.message).toBe("Informe o nome");
  expect(load).toHaveBeenCalledTimes(1);
});

it("leaves the checking to the server when the rules cannot be loaded, and tries again", async () => {
  const load = vi
    .fn<() => Promise<typeof schema>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(schema);
  const { resolver } = lazyResolver(load);
  expect(await resolver({ nome: "" }, undefined, options)).toEqual({ values: { nome: "" }, errors: {} });
  expect((await resolver({ nome: "" }, undefined, options)).errors.nome?.message).toBe("Informe o nome");
});

it("validates nothing that is not sent", async () => {
  const load = async () => z.object({ kind: z.string(), quantity: z.string().regex(/^\d*$/, "Informe um número") });
  const { resolver } = lazyResolver(load, (values) => (values.kind === "MONEY" ? { ...values, quantity: "" } : values));
  const errorsOf = async (kind: string) => (await resolver({ kind, quantity: "dez" }, undefined, options)).errors;
  expect(await errorsOf("IN_KIND")).toHaveProperty("quantity");
  expect(await errorsOf("MONEY")).toEqual({});
});

it("a day without its time is no empty field", async () => {
  const { resolver } = lazyResolver(async () => z.object({ createdAt: z.string() }));
  const errorsOf = async (badInput: boolean) => {
    const ref = { name: "createdAt", focus: () => undefined, validity: { badInput } };
    const fields = { createdAt: { ref, name: "createdAt" as const } };
    return (await resolver({ createdAt: "" }, undefined, { ...options, fields })).errors;
  };
  expect(await errorsOf(false)).toEqual({});
  expect((await errorsOf(true)).createdAt?.message).toContain("Falta uma parte");
});
