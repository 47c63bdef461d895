import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, signIn, test } from "./fixtures";
import { administrator as admin } from "./harness/administrator";
import { LOADERS, startLoad } from "./harness/balanced-load";
import { loadBalancer } from "./harness/balancer";
import { scratchDatabase } from "./harness/database";
import { isLong } from "./harness/long";
import { type Nova, startNova } from "./harness/nova";
import { childOf, isRunning } from "./harness/processes";
import { s3Server } from "./harness/s3";
import { saveAndRead } from "./save-and-read";

// Two machines that share a database and a bucket and nothing else, behind a balancer.
test.describe.configure({ mode: "serial" });

let database: Awaited<ReturnType<typeof scratchDatabase>>;
let bucket: Awaited<ReturnType<typeof s3Server>>;
let balancer: Awaited<ReturnType<typeof loadBalancer>>;
let machines: Nova[] = [];
let headers: { authorization: string };

const METRICS_TOKEN = "senha-do-prometheus";

const environment = () => ({
  ...{ ADMIN_NAME: admin.name, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  ...bucket.env,
  SITE_URL: balancer.url,
  TRUST_PROXY: "1",
  METRICS_TOKEN,
});
const start = (options: Parameters<typeof startNova>[0] = {}) =>
  startNova({ databaseUrl: database.url, ...options, env: { ...environment(), ...options.env } });
const urls = () => machines.map(({ url }) => url);
const first = () => machine(0);
const second = () => machine(1);

function machine(index: number) {
  const found = machines[index];
  if (!found) throw new Error("the machines are not running");
  return found;
}

test.beforeAll(async () => {
  [database, bucket, balancer] = await Promise.all([scratchDatabase(), s3Server(), loadBalancer()]);
});

test.afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.stop()));
  await balancer?.close();
  await Promise.all([bucket?.stop(), database?.stop()]);
});

test("what they must share is asked for before anything starts", async () => {
  const whyNot = (env: Record<string, string>) => start({ env }).then(String, (error: Error) => error.message);
  expect(await whyNot({ NEXTAUTH_SECRET: "" })).toContain(
    "NEXTAUTH_SECRET deve ser definida, igual em todas as máquinas",
  );
  expect(await whyNot({ S3_BUCKET: "outro" })).toContain('O bucket "outro" (S3_BUCKET) não existe');
});

/** By the first test that needs them: of those tagged @long one may run alone. */
async function startMachines() {
  if (machines.length > 0) return;
  machines = await Promise.all([start(), start()]);
  balancer.over(urls());
}

test("two machines that start at once on an empty database make one site", async ({ request }) => {
  test.setTimeout(240_000);
  await startMachines();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(`
    select (select count(*) from "User" where "isAdmin")::int as administrators,
           (select count(*) - count(distinct titulo) from "Post")::int as repeated,
           (select count(*) from "Image" where url is null)::int as pictures`);
  await client.end();
  expect(rows[0]).toMatchObject({ administrators: 1, repeated: 0 });
  expect((await bucket.names()).filter((name) => name.endsWith("/original.webp"))).toHaveLength(rows[0].pictures);
  const answer = await request.post(`${first().url}/api/users/login`, {
    data: { email: admin.email, password: admin.password },
  });
  headers = { authorization: `Bearer ${(await answer.json()).token}` };
});

test("what is saved on one is read on the other, at once", async ({ request }) => {
  const input = { description: "Um texto.", autor: "Equipe", slug: "acoes" };
  const created = await request.post(`${first().url}/api/posts`, {
    headers,
    data: { ...input, titulo: "Recém-nascido" },
  });
  const { _id, permalink } = await created.json();
  const address = `/posts/${permalink}`;
  const reading = async ({ url }: Nova) => (await request.get(url + address)).text();
  for (const machine of machines) {
    expect(await reading(machine)).toContain("Recém-nascido");
    expect(await (await request.get(`${machine.url}/posts`)).text()).toContain("Recém-nascido");
  }
  for (let round = 0; round < 6; round++) {
    const [saver, reader] = round % 2 ? [first(), second()] : [second(), first()];
    const titulo = `Salvo pela ${round}ª vez`;
    await request.put(`${saver.url}/api/posts/${_id}`, { headers, data: { ...input, titulo } });
    expect(await reading(reader)).toContain(titulo);
    expect(await (await request.get(`${reader.url}/posts`)).text()).toContain(titulo);
    expect(await reading(saver)).toContain(titulo);
  }
  await request.delete(`${first().url}/api/posts/${_id}`, { headers });
  expect((await request.get(second().url + address)).status()).toBe(404);
});

test("whichever saves and whichever is asked, nobody gets what was before", { tag: "@long" }, async () => {
  test.setTimeout(isLong ? 600_000 : 240_000);
  await startMachines();
  expect(await saveAndRead([first().url, second().url], { saves: isLong ? 50 : 6, reads: 6 })).toBe(0);
});

test("what is uploaded on one is served by the other, and nothing lies on a machine", async ({ request }) => {
  const image = { name: "foto.jpg", mimeType: "image/jpeg", buffer: await readFile("e2e/files/foto.jpg") };
  const uploaded = await request.post(`${first().url}/api/upload`, { headers, multipart: { image } });
  expect(uploaded.status()).toBe(201);
  const address = (await uploaded.json()).image;
  const served = await request.get(`${second().url}${address}/720.webp`);
  expect(served.headers()["content-type"]).toBe("image/webp");
  const again = await request.get(`${first().url}${address}/720.webp`);
  expect(await again.body()).toEqual(await served.body());
  for (const { dataDir } of machines) expect(await readdir(dataDir)).toEqual([]);

  await bucket.cut();
  const outage = await request.get(`${first().url}${address}/960.webp`);
  expect([outage.status(), outage.headers()["cache-control"]]).toEqual([503, "no-store"]);
  expect((await request.get(`${first().url}/posts`)).status()).toBe(200);
  await bucket.restore();
  expect((await request.get(`${first().url}${address}/960.webp`)).status()).toBe(200);
});

test("a form from one machine's page is accepted by the other, in the same session", async ({ browser }) => {
  // Every page comes from one machine, everything that is sent goes to the other.
  balancer.prefer(({ method }) => (method === "POST" ? second().url : first().url));
  const context = await browser.newContext({ baseURL: balancer.url });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/settings");
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Duas Máquinas");
  await page.getByRole("button", { name: "Salvar configurações" }).click();
  await expect(page.getByText("Configurações Salvas").last()).toBeVisible();
  balancer.prefer(undefined);
  for (const url of urls()) expect(await (await page.request.get(url)).text()).toContain("Duas Máquinas");
  await context.close();
});

test("one that stops in good order loses nothing", async ({ request }) => {
  const load = loadMachines();
  await sleep(1_000);
  const { url } = first();
  expect(await first().stop()).toBe(0);
  await sleep(1_000);
  const { requests, stale } = await load.end();
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
  expect(stale).toEqual([]);
  expect((await request.get(`${balancer.url}/api/health`)).status()).toBe(200);
  machines[0] = await start({ port: Number(new URL(url).port) });
});

test("one that is killed takes only what was in flight on it, and nothing is stale", async () => {
  const load = loadMachines();
  await sleep(1_500);
  const { url, pid } = first();
  const server = childOf(pid, "nova-server.mjs");
  const killed = Date.now();
  const dead = first().kill();
  process.kill(server, "SIGKILL");
  await dead;
  await expect.poll(() => isRunning(server, "nova-server.mjs")).toBe(false);
  const gone = Date.now();
  const later = () => load.requests.filter(({ status, began }) => status === 200 && began > gone).length;
  await expect.poll(later, { timeout: 30_000 }).toBeGreaterThan(20);
  const { requests, stale } = await load.end();
  const failed = requests.filter(({ status }) => status !== 200);
  for (const { machine, began, ended } of failed) {
    expect(machine).toBe(url);
    expect(began).toBeLessThanOrEqual(gone);
    expect(ended).toBeGreaterThanOrEqual(killed);
  }
  expect(failed.length).toBeLessThanOrEqual(LOADERS + 1);
  expect(stale).toEqual([]);

  machines[0] = await start({ port: Number(new URL(url).port) });
  const [here, there] = await Promise.all(urls().map(async (one) => (await fetch(`${one}/posts`)).text()));
  expect(titles(here)).toEqual(titles(there));
});

test("both tell Prometheus how they are", async ({ request }) => {
  const figures = async (url: string) => {
    const answer = await request.get(`${url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return answer.text();
  };
  for (const { url } of machines) {
    expect((await request.get(`${url}/api/metrics`)).status()).toBe(401);
    // An idle pool has no connections, and a restarted machine empty caches.
    for (const path of ["/api/health", "/posts", "/posts"]) await request.get(url + path);
    const before = await figures(url);
    expect(before).toContain("nova_invalidations_trusted 1");
    expect(before).toContain("nova_database_up 1");
    expect(before).toMatch(/nova_database_connections [1-9]/);
    expect(before).toMatch(/nova_page_cache_total\{result="hit"\} [1-9]/);
    expect(before).toMatch(/nova_queue_jobs\{state="\w+"\} |# TYPE nova_queue_jobs gauge/);
    for (let turn = 0; turn < 12; turn++) await request.get(`${url}/robots.txt`);
    expect(await figures(url)).toContain('nova_http_requests_total{kind="feed",method="GET",status="200"} 12');
  }
});

const loadMachines = () => startLoad({ balancer: balancer.url, saver: second().url, headers });
const titles = (html = "") => [...html.matchAll(/Sob carga \d+ \d+/g)].map(([title]) => title);
