import { once } from "node:events";
import net from "node:net";
import { expect, inject, test } from "vitest";
import { checkDatabase } from "./check-database";
import { freePort } from "./port";

const impatient = { patience: 0 };
const working = () => new URL(inject("databaseUrl"));

async function failure(url: string | URL) {
  const error: Error = await checkDatabase(String(url), impatient).then(
    () => new Error("connected"),
    (reason) => reason,
  );
  return error.message;
}

test("says nothing when the database answers", async () => {
  await expect(checkDatabase(String(working()), impatient)).resolves.toBeUndefined();
});

test("a wrong password names the user and never the password", async () => {
  const url = working();
  url.password = "segredo-errado";
  const message = await failure(url);
  expect(message).toContain('Usuário ou senha incorretos (usuário "nova")');
  expect(message).not.toContain("segredo-errado");
});

test("a database that does not exist is named", async () => {
  const url = working();
  url.pathname = "/nenhum";
  expect(await failure(url)).toContain('O banco de dados "nenhum" não existe');
});

test("nobody listening", async () => {
  const port = await freePort();
  expect(await failure(`postgres://nova:segredo@127.0.0.1:${port}/nova`)).toContain(
    `Ninguém atende em 127.0.0.1:${port}`,
  );
  expect(await failure(`postgres://nova:segredo@localhost:${port}/nova`)).toContain(
    `Ninguém atende em localhost:${port}`,
  );
});

test("a host that does not exist", async () => {
  expect(await failure("postgres://nova:segredo@banco.invalid/nova")).toContain('"banco.invalid" não foi encontrado');
});

test("a server without SSL when SSL is asked for", async () => {
  const url = working();
  url.searchParams.set("sslmode", "require");
  expect(await failure(url)).toContain("conexão segura (SSL)");
});

test("something that is not PostgreSQL", async () => {
  const server = net.createServer((socket) => socket.end("olá")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  const message = await failure(`postgres://nova:segredo@127.0.0.1:${port}/nova`);
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
  await checkDatabase(String(url), { patience: 5_000, onWait });
  expect(waits).toBeGreaterThan(0);
  forwarder.close();
});
