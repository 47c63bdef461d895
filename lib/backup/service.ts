import "server-only";
import { db } from "../db/client";
import { record } from "../history/service";
import { log } from "../log";
import { changeState } from "./daily/state";
import { makeInChild } from "./make-in-child";
import { downloadName } from "./name";

/** A backup for download; it is recorded in the history once its first bytes are there. */
export function downloadBackup(passphrase: string) {
  const name = downloadName();
  return { name, type: "application/octet-stream", content: recorded(name, makeInChild(passphrase, noteMissing)) };
}

/** For the screen, as the answer is a file. The copy is whole, whether or not this can be noted. */
const noteMissing = (missing: number) =>
  changeState({ downloaded: { missing } }).catch((error) => log.warn({ err: error, missing }, "not noted of a backup"));

async function* recorded(name: string, bytes: AsyncGenerator<Uint8Array>) {
  let isRecorded = false;
  for await (const piece of bytes) {
    if (!isRecorded) await db.$transaction((tx) => record(tx, "CREATE", { entity: "backup", id: name, title: name }));
    isRecorded = true;
    yield piece;
  }
}
