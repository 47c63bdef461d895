import { account, bearer, register } from "./accounts";
import { admin, expect, type Headers, test } from "./fixtures";

test("POST /api/users/login answers with the account and a token, never the hash", async ({ request }) => {
  const response = await request.post("/api/users/login", { data: { email: admin.email, password: admin.password } });
  expect(response.status()).toBe(200);
  const body = await response.json();
  expect(Object.keys(body).sort()).toEqual(["_id", "email", "image", "isAdmin", "name", "role", "token"]);
  expect(body).toMatchObject({ name: admin.name, email: admin.email, isAdmin: true, role: "ADMINISTRATION" });
});

test("POST /api/users/login refuses a wrong pair, a volunteer and what is no e-mail", async ({
  request,
  accountWithoutAccess,
}) => {
  const login = (data: object) => request.post("/api/users/login", { data });
  const wrong = await login({ email: admin.email, password: "errada" });
  expect([wrong.status(), await wrong.json()]).toEqual([401, { message: "E-mail ou senha inválidos" }]);
  const volunteer = await login(accountWithoutAccess);
  expect([volunteer.status(), await volunteer.json()]).toEqual([403, { message: "Você não é um administrador" }]);
  const invalid = await login({ email: "ana" });
  expect(invalid.status()).toBe(400);
  expect((await invalid.json()).errors).toEqual({
    email: "Informe um e-mail válido, como nome@exemplo.com",
    password: "Informe a senha",
  });
});

test("GET /api/users lists the accounts, for administrators", async ({ request, headers }) => {
  const made = await register(request, headers, account("Listada"));
  const list = await request.get(`/api/users?keyword=${encodeURIComponent(made.email)}`, { headers });
  expect(await list.json()).toEqual([expect.objectContaining({ _id: made._id, email: made.email, isAdmin: true })]);
  expect(list.headers()["x-total-count"]).toBe("1");
  expect((await request.get("/api/users?limit=1000", { headers })).status()).toBe(400);
  const without = await request.get("/api/users");
  expect([without.status(), await without.json()]).toEqual([401, { message: "Não Autorizado, sem token" }]);
});

test("POST /api/users/register answers as a sign-in does, and leaves who registers signed in", async ({
  request,
  headers,
}) => {
  const made = await register(request, headers, account("Nova"));
  expect(Object.keys(made).sort()).toEqual(["_id", "email", "image", "isAdmin", "name", "role", "token"]);
  expect((await (await request.get("/api/users/profile", { headers: bearer(made.token) })).json())._id).toBe(made._id);
  expect((await request.get("/api/users/profile", { headers })).status()).toBe(200);

  const volunteer = await register(request, headers, { ...account("Sem-Acesso"), isAdmin: false });
  expect((await request.get("/api/users/profile", { headers: bearer(volunteer.token) })).status()).toBe(401);
});

test("POST /api/users/register refuses a taken e-mail, wrong fields, and whoever is no administrator", async ({
  request,
  headers,
}) => {
  const post = (data: object, as: Headers = headers) => request.post("/api/users/register", { headers: as, data });
  const taken = await post({ ...account("x"), email: admin.email.toUpperCase() });
  expect([taken.status(), (await taken.json()).errors]).toEqual([
    409,
    { email: "Já existe uma conta com este e-mail" },
  ]);
  const wrong = await post({ name: "", email: "x", password: "curta" });
  expect([wrong.status(), Object.keys((await wrong.json()).errors)]).toEqual([400, ["name", "email", "password"]]);
  expect((await post(account("y"), {})).status()).toBe(401);
  expect((await post(account("y"), bearer("x.y.z"))).status()).toBe(401);
});
