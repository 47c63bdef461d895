import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { chooseAccount } from "./account";
import { startServer } from "./server";

/** A server of which the program is a script of ours. */
async function start(script: string) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-server-"));
  await chmod(dataDir, 0o755);
  const postgres = path.join(dataDir, "postgres.sh");
  await writeFile(postgres, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const cluster = { folder: dataDir, password: "x", passwordFile: path.join(dataDir, "postgres-password") };
  return startServer({
    ...{ dataDir, cluster, postgres, durable: false, timeoutMs: 200 },
    account: chooseAccount(dataDir, [dataDir]),
  });
}

test.skipIf(process.platform === "win32").each([
  ["that never answers", "echo Acordando; exec sleep 600", /O banco de dados não respondeu/],
  ["that the system kills", "kill -KILL $$", /encerrado de fora \(sinal SIGKILL\)/],
  ["without room on its disk", "echo 'FATAL: could not write: No space left on device'; exit 1", /O disco está cheio/],
  [
    "with room for half a block",
    "echo 'FATAL: could not extend file: wrote only 4096 of 8192 bytes'; exit 1",
    /O disco está cheio/,
  ],
  [
    "whose files are somebody else's",
    "echo 'FATAL: data directory has wrong ownership'; exit 1",
    /pertence a outro usuário/,
  ],
  [
    "on a disk for reading only",
    "echo 'FATAL: could not open file: Read-only file system'; exit 1",
    /só permite leitura/,
  ],
])("a server %s ends the start with a sentence", async (_, script, sentence) => {
  await expect(start(script)).rejects.toThrow(sentence);
});
