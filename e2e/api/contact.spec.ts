import { expect, test } from "./fixtures";

test("the API explains what is wrong, stores the same message once, and takes JSON only", async ({ request }) => {
  const data = { name: "Ana", email: "ana@example.com", message: `Pela API ${Date.now()}` };
  const wrong = await request.post("/api/contact", { data: { ...data, email: "x" } });
  expect(wrong.status()).toBe(400);
  expect((await wrong.json()).errors).toEqual({ email: "Informe um e-mail válido, como nome@exemplo.com" });
  for (let n = 0; n < 2; n++) {
    const stored = await request.post("/api/contact", { data });
    expect(stored.status()).toBe(201);
    expect(await stored.json()).toEqual({ message: "Formulário Enviado com Sucesso!" });
  }
  expect((await request.post("/api/contact", { form: data })).status()).toBe(415);
  const settings = await request.get("/api/contact");
  expect(await settings.json()).toEqual({ siteKey: null });
  expect((await request.get("/api/waiting")).status()).toBe(401);
});
