import { once } from "node:events";
import net from "node:net";
import pg from "pg";
import { expect, test } from "vitest";
import { freePort } from "../free-port";
import { databaseFault } from "./check";
import { stubPostgres } from "./check.fixture";

const working = () => new URL(String(process.env.DATABASE_URL));

const fault = (url: string | URL) => databaseFault(String(url), { timeoutMs: 0 });

test("says nothing when the database answers", async () => {
  expect(await fault(working())).toBeUndefined();
});

test("a wrong password names the user and never the password", async () => {
  const url = working();
  url.password = "segredo-errado";
  const message = await fault(url);
  expect(message).toContain('Usuário ou senha incorretos (usuário "nova_app")');
  expect(message).not.toContain("segredo-errado");
});

test("a database that does not exist is named", async () => {
  const url = working();
  url.pathname = "/nenhum";
  expect(await fault(url)).toContain('O banco de dados "nenhum" não existe');
});

test("a database of another encoding, which has no room for all letters", async () => {
  const [name, url] = [`latin_${process.pid}`, working()];
  const server = new pg.Client({ connectionString: url.href });
  await server.connect();
  await server.query(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`);
  url.pathname = `/${name}`;
  expect(await fault(url)).toMatch(/guarda textos em LATIN1.*ENCODING 'UTF8'/);
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.end();
});

test("nobody listening", async () => {
  const port = await freePort();
  expect(await fault(`postgres://nova:segredo@127.0.0.1:${port}/nova`)).toContain(
    `Ninguém atende em 127.0.0.1:${port}`,
  );
  expect(await fault(`postgres://nova:segredo@localhost:${port}/nova`)).toContain(
    `Ninguém atende em localhost:${port}`,
  );
});

test("a host that does not exist", async () => {
  expect(await fault("postgres://nova:segredo@banco.invalid/nova")).toContain('"banco.invalid" não foi encontrado');
});

test("a server without SSL when SSL is asked for", async () => {
  const url = working();
  url.searchParams.set("sslmode", "require");
  expect(await fault(url)).toContain("conexão segura (SSL)");
});

test("something that is not PostgreSQL", async () => {
  const server = net.createServer((socket) => socket.end("olá")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  const message = await fault(`postgres://nova:segredo@127.0.0.1:${port}/nova`);
  expect(message).toContain("Não foi possível conectar ao banco de dados de DATABASE_URL");
  expect(message).not.toContain("segredo");
  server.close();
});

test("a database that is still starting is waited for", async () => {
  const port = await freePort();
  const target = working();
  const url = new URL(target);
  url.port = String(port);
  const forwarder = net.createServer((socket) =>
    socket.pipe(net.connect(Number(target.port), "127.0.0.1")).pipe(socket),
  );
  let waits = 0;
  const onWait = () => {
    waits += 1;
    if (waits === 1) forwarder.listen(port, "127.0.0.1");
  };
  expect(await databaseFault(String(url), { onWait })).toBeUndefined();
  expect(waits).toBeGreaterThan(0);
  forwarder.close();
});

test("a pooler in transaction mode, which gives each statement another session", async () => {
  let sessions = 0;
  const pooler = await stubPostgres(() => ++sessions);
  expect(await fault(pooler.url)).toContain("em modo de transação");
  pooler.close();
});

test("a pooler in transaction mode, of which two connections share one session", async () => {
  const pooler = await stubPostgres(() => 7);
  expect(await fault(pooler.url)).toContain("em modo de transação");
  pooler.close();
});
