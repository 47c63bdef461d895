import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { readEnv } from "../../env";
import { freePort } from "../../free-port";
import { createSteps } from "../terminal/steps";
import { chooseAccount, spawnAs } from "./account";
import { findBinaries } from "./binaries";
import { borrowDatabase, openDatabase } from "./database";
import { startEmbedded } from "./embedded";
import { installationInTest, query } from "./embedded.fixture";

const installation = installationInTest();
const quiet = createSteps({ write: () => true });

// Made once, as the tests go on where the one before them ended.
beforeAll(async () => {
  const database = await startEmbedded({ dataDir: installation.dataDir });
  await query(database.url, "create table note (word text)");
  await database.stop();
});

test("a pid file whose number belongs to another program by now does not stand in the way", async () => {
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await writeFile(
    installation.pidFile(),
    `${stranger.pid}\n${path.join(installation.dataDir, "postgres")}\n1700000000\n1\n\n127.0.0.1\n`,
  );
  const database = await startEmbedded({ dataDir: installation.dataDir });
  expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBeNull();
  await database.stop();
  stranger.kill();
});

test("two servers over one cluster are kept apart even without the pid file", async () => {
  const { postgres } = await findBinaries();
  const database = await startEmbedded({ dataDir: installation.dataDir });
  const kept = await readFile(installation.pidFile(), "utf8");
  await rm(installation.pidFile());
  const folder = path.join(installation.dataDir, "postgres");
  const args = ["-D", folder, "-c", `port=${await freePort()}`, "-c", "unix_socket_directories="];
  const account = chooseAccount(folder, [postgres, installation.dataDir]);
  const second = spawnAs(account, postgres, args, { stdio: ["ignore", "ignore", "pipe"] });
  expect(second.stderr && (await text(second.stderr))).toContain("is still in use");
  expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await writeFile(installation.pidFile(), kept, { flag: "wx" });
  await database.stop();
});

test("a second start over the same folder says so; a command borrows what is running", async () => {
  const env = readEnv({ DATA_DIR: installation.dataDir });
  const database = await openDatabase(env, quiet);
  await expect(openDatabase(env, quiet)).rejects.toThrow(
    `O Nova já está em execução nesta pasta de dados (${installation.dataDir})`,
  );
  const borrowed = await borrowDatabase(env, quiet);
  expect(borrowed.url).toBe(database.url);
  await borrowed.stop();
  expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.stop();
  const again = await openDatabase(env, quiet);
  await again.stop();
});

test.skipIf(process.platform !== "linux")(
  "a folder that another machine uses is refused before anything in it is touched",
  async () => {
    const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    const written = `${stranger.pid}\n${path.join(installation.dataDir, "postgres")}\n1700000000\n1\n\n127.0.0.1\n`;
    await writeFile(installation.pidFile(), written);
    await mkdir(path.join(installation.dataDir, "postgres-incompleto-abc"));
    const another = spawn("flock", [path.join(installation.dataDir, "lock"), "sh", "-c", "echo; exec cat"]);
    await once(another.stdout, "data");
    await expect(openDatabase(readEnv({ DATA_DIR: installation.dataDir }), quiet)).rejects.toThrow(
      `A pasta ${installation.dataDir} está em uso por outra máquina ou contêiner.`,
    );
    another.stdin.end();
    stranger.kill();
    expect(await readFile(installation.pidFile(), "utf8")).toBe(written);
    expect(await readdir(installation.dataDir)).toContain("postgres-incompleto-abc");
    await rm(path.join(installation.dataDir, "postgres-incompleto-abc"), { recursive: true });
    await rm(installation.pidFile());
  },
);
