import { type Headers, inDatabase } from "../fixtures";
import { account, bearer, password, register } from "./accounts";
import { admin, expect, test } from "./fixtures";

test("PUT /api/users/profile works as clients of the former API call it", async ({ request, headers }) => {
  const made = await register(request, headers, account("Antiga"));
  const put = (data: object, token: string) => request.put("/api/users/profile", { headers: bearer(token), data });
  const { _id: id, email } = made;

  const renamed = await (await put({ id, name: "Renomeada", email, password: "" }, made.token)).json();
  expect(renamed).toMatchObject({ _id: id, name: "Renomeada", email });

  const changed = await put({ id, name: "Renomeada", email, password: "outra-senha-comprida" }, renamed.token);
  expect(changed.status()).toBe(200);
  const { token } = await changed.json();
  const old = await request.get("/api/users/profile", { headers: bearer(made.token) });
  expect([old.status(), await old.json()]).toEqual([401, { message: "Não Autorizado, o token falhou!" }]);
  expect((await (await request.get("/api/users/profile", { headers: bearer(token) })).json()).name).toBe("Renomeada");
  const signIn = await request.post("/api/users/login", { data: { email, password: "outra-senha-comprida" } });
  expect(signIn.status()).toBe(200);
});

test("PUT /api/users/profile refuses what is wrong", async ({ request, headers }) => {
  const { token, email } = await register(request, headers, account("Errada"));
  const put = (data: object, as: Headers = bearer(token)) => request.put("/api/users/profile", { headers: as, data });
  const wrong = await put({ name: "", email: "x", password: "curta" });
  expect([wrong.status(), Object.keys((await wrong.json()).errors)]).toEqual([400, ["name", "email", "password"]]);
  const checked = await put({ name: "A", email, password: "outra-senha-comprida", currentPassword: "palpite" });
  expect((await checked.json()).errors).toEqual({ currentPassword: "Esta não é a sua senha atual. Tente de novo" });
  expect((await put({ name: "A", email: admin.email })).status()).toBe(409);
  expect((await put({ name: "A", email }, {})).status()).toBe(401);
  expect((await request.get("/api/users/profile")).status()).toBe(401);
});

test("fifteen minutes after the sign-in a token needs the current password, too, and renewing it does not help", async ({
  request,
  headers,
}) => {
  const { _id, name, email, token } = await register(request, headers, account("Tardia"));
  const put = async (data: object, as = token) => {
    const response = await request.put("/api/users/profile", { headers: bearer(as), data: { name, email, ...data } });
    return { status: response.status(), body: await response.json() };
  };
  const { token: renewed } = (await put({})).body;
  const signedInAt = (of: string) => JSON.parse(Buffer.from(of.split(".")[1] ?? "", "base64url").toString()).auth_time;
  expect(signedInAt(renewed)).toBe(signedInAt(token));

  await inDatabase(`UPDATE "Session" SET "createdAt" = now() - interval '15 minutes' WHERE "userId" = $1`, [_id]);
  for (const as of [token, renewed]) {
    for (const change of [{ password: "tomada-por-outra-pessoa" }, { email: `tomado-${email}` }]) {
      const { status, body } = await put(change, as);
      expect([status, Object.keys(body.errors)]).toEqual([400, ["currentPassword"]]);
    }
  }
  expect((await put({ name: "Renomeada" })).status).toBe(200);
  const changed = await put({ password: "outra-frase-comprida", currentPassword: password });
  expect(changed.status).toBe(200);
  expect((await put({}, token)).status).toBe(401);
  expect((await put({}, changed.body.token)).status).toBe(200);
});

test("with the dashboard's session a new e-mail or password needs the current password, and so does a token", async ({
  page,
  signedIn,
}) => {
  await signedIn();
  const put = (data: object) =>
    page.request.put("/api/users/profile", { headers: { origin: new URL(page.url()).origin }, data });
  const taken = await put({ name: admin.name, email: admin.email, password: "tomada-por-outra-pessoa" });
  expect([taken.status(), Object.keys((await taken.json()).errors)]).toEqual([400, ["currentPassword"]]);
  const unchanged = await put({ name: admin.name, email: admin.email });
  expect([unchanged.status(), Object.keys(await unchanged.json())]).toEqual([
    200,
    expect.not.arrayContaining(["token"]),
  ]);
  const confirmed = await put({ name: admin.name, email: admin.email, currentPassword: admin.password });
  expect([confirmed.status(), (await confirmed.json()).token]).toEqual([200, expect.any(String)]);
});
