import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { variableNames } from "../../lib/env";
import { freePort } from "../../lib/free-port";
import { expect, test } from "../fixtures";
import { type Nova, startNova } from "./nova";
import { temporaryFolder } from "./prepared";
import { childOf } from "./processes";

// The life of an installation, in order; no browser is needed.
test.describe.configure({ mode: "serial" });

let dataDir: string;
let port: number;
let nova: Nova;
const start = () => startNova({ dataDir, port, env: { SAMPLE_DATA: "0", NEXTAUTH_SECRET: "" } });
const whyNot = (attempt: Promise<Nova>) => attempt.then(String, (error: Error) => error.message);

test.beforeAll(async () => {
  dataDir = await temporaryFolder("nova-start-");
  port = await freePort();
});
test.afterAll(async () => {
  await nova?.stop();
});

test("a wrong configuration is named, all of it, before anything starts", async () => {
  expect(await whyNot(startNova({ env: { PORT: "abc", SITE_URL: "nova.org.br" } }))).toMatch(
    /PORT deve ser[\s\S]*SITE_URL deve ser/,
  );
});

test("the first start shows a sign-in once, and it works", async ({ request }) => {
  nova = await start();
  const [, email = "", password = ""] = nova.logs().match(/E-mail\s+(\S+)[\s\S]+Senha\s+(\S+)/) ?? [];
  const login = await request.post(`${nova.url}/api/users/login`, { data: { email, password } });
  expect(login.status()).toBe(200);
});

test("a second start over the same data, or on the same port, says so and disturbs nothing", async ({ request }) => {
  expect(await whyNot(startNova({ dataDir }))).toContain(
    `O Nova já está em execução nesta pasta de dados (${dataDir})`,
  );
  expect(await whyNot(startNova({ port }))).toContain(`A porta ${port} já está em uso`);
  expect((await request.get(`${nova.url}/api/health`)).status()).toBe(200);
});

test("a database that refuses the password is explained without showing it", async () => {
  const url = new URL(await readFile(path.join(dataDir, "postgres-url"), "utf8"));
  url.password = "segredo-errado";
  const refused = await whyNot(startNova({ databaseUrl: url.href }));
  expect(refused).toContain('Usuário ou senha incorretos (usuário "nova_app")');
  expect(refused).not.toContain("segredo-errado");
});

test("a web server that is killed comes back", async ({ request }) => {
  process.kill(childOf(nova.pid, "nova-server.mjs"), "SIGKILL");
  await expect.poll(nova.logs, { timeout: 30_000 }).toContain("O servidor está no ar outra vez");
  await expect.poll(async () => (await request.get(`${nova.url}/api/health`)).status()).toBe(200);
});

test("after the plug was pulled the next start finds everything as it was", async ({ request }) => {
  const account = { email: "depois@nova.example", password: "senha-que-fica-gravada" };
  await npmRunAdmin(account);
  await nova.kill();

  nova = await start();
  expect(nova.logs()).not.toContain("Senha ");
  expect((await request.post(`${nova.url}/api/users/login`, { data: account })).status()).toBe(200);
});

test("a request in flight is answered before everything ends, in order", async () => {
  const body = JSON.stringify({ email: "ninguem@nova.example", password: "senha-qualquer" });
  const socket = net.connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  const headers = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${body.length}`];
  socket.write(["POST /api/users/login HTTP/1.1", ...headers, "", body.slice(0, 20)].join("\r\n"));
  await sleep(500);
  const stopped = nova.stop();
  await sleep(500);
  socket.write(body.slice(20));
  expect(await stopped).toBe(0);
  expect(answer).toContain("HTTP/1.1 401");
  expect(nova.logs()).toMatch(/Servidor encerrado[\s\S]*Banco de dados encerrado/);
});

function npmRunAdmin({ email, password }: { email: string; password: string }) {
  const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));
  const args = ["run", "admin", "--", "--email", email, "--name", "Depois", "--password", password];
  return promisify(execFile)("npm", args, { env: { ...process.env, ...unset, DATA_DIR: dataDir } });
}
