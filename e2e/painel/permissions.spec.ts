import { type APIRequestContext, request as requests } from "@playwright/test";
import { PRIVATE_PATHS } from "../../lib/entities";
import { may, type Permission, ROLE_KEYS } from "../../lib/roles";
import { expect, signIn } from "../fixtures";
import { GUARDED } from "./permissions";
import { callAction, everyAction } from "./server-actions";
import { newPerson, test } from "./users/people";

const guarded = Object.entries(GUARDED) as [Permission, (typeof GUARDED)[Permission]][];
const listed = (kind: "screens" | "actions" | "calls") => guarded.flatMap(([, of]) => of[kind] ?? []).sort();

const withId = (path: string) => path.replace(/:id|\{id\}/, "x");

test("every screen, action and call of the API is in the table of permissions", async ({ request }) => {
  expect(listed("screens")).toEqual([...PRIVATE_PATHS].sort());
  expect(listed("actions")).toEqual((await everyAction()).map(({ name }) => name).sort());
  const { paths } = await (await request.get("/api/openapi.json")).json();
  const calls = Object.entries<Record<string, { security: object[] }>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security.length > 0 && security.every((way) => Object.keys(way).length > 0))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  // Open to everybody until there is an administrator.
  expect(listed("calls")).toEqual([...calls, "POST /api/users/register"].sort());
});

for (const role of [...ROLE_KEYS, undefined]) {
  test(`${role ?? "without a session"}: each screen, action and call answers, or refuses`, async ({
    page,
    register,
    baseURL,
  }) => {
    const person = newPerson(role ?? "Ninguém");
    const api = await requests.newContext({ baseURL });
    let headers = {};
    if (role) {
      await register(person, { role });
      await signIn(page, person);
      const { token } = await (await api.post("/api/users/login", { data: person })).json();
      headers = { authorization: `Bearer ${token}` };
    }
    const answers: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    const actions = await everyAction();
    for (const [permission, { screens = [], actions: names = [], calls = [] }] of guarded) {
      const state = !role ? "no session" : may(role, permission) ? "allowed" : "refused";
      for (const name of [...screens, ...names, ...calls]) expected[name] = state;
      for (const screen of screens) answers[screen] = await openScreen(page.request, withId(screen));
      for (const action of actions.filter(({ name }) => names.includes(name)))
        answers[action.name] = resultOf(await (await callAction(page.request, action, 12345)).text());
      for (const call of calls) answers[call] = await makeCall(api, call, headers);
    }
    expect(answers).toEqual(expected);
    await api.dispose();
  });
}

async function openScreen(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  if (response.status() === 307) return "no session";
  // What the page's guard throws: the browser shows the screen of it.
  const isRefused = (await response.text()).includes("NEXT_HTTP_ERROR_FALLBACK;403");
  if (isRefused) return response.status() === 403 ? "refused" : `refused with ${response.status()}`;
  return [200, 404].includes(response.status()) ? "allowed" : response.status();
}

/** An input that no schema takes shows that the action was allowed, and changes nothing. */
function resultOf(text: string) {
  if (text.includes('"code":"invalid"')) return "allowed";
  if (text.includes('"code":"forbidden"') && text.includes("não permite isto")) return "refused";
  return text.includes("Não Autorizado") ? "no session" : text;
}

async function makeCall(api: APIRequestContext, call: string, headers: object) {
  const [method, path = ""] = call.split(" ");
  const data = method === "GET" || method === "DELETE" ? undefined : {};
  const response = await api.fetch(withId(path), { method, headers: { ...headers }, data });
  if (response.status() === 401) return "no session";
  if (response.status() === 403) return (await response.json()).message.includes("não permite isto") && "refused";
  return [200, 400, 404, 415].includes(response.status()) ? "allowed" : response.status();
}
