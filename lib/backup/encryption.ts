import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Decrypter, Encrypter } from "age-encryption";
import { damaged, notACopy, wrongPassphrase } from "./refusals";

const MAGIC = "age-encryption.org/v1\n";
/** Work factor of scrypt (2^17): 128 MB for a second, which a machine of 1 GB has beside the site; age's default of 18 takes twice as much. */
const WORK_FACTOR = 17;

/** Normalised: decomposed accents (as on a Mac) and surrounding spaces make no difference. */
const normalised = (passphrase: string) => passphrase.trim().normalize("NFC");

export async function* encrypt(plain: AsyncIterable<Uint8Array>, passphrase: string, workFactor = WORK_FACTOR) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(normalised(passphrase));
  encrypter.setScryptWorkFactor(workFactor);
  yield* await encrypter.encrypt(asWebStream(plain));
}

/** The decrypted content; a changed or truncated file, or another passphrase, is refused. */
export async function* decrypt(file: string, passphrase: string): AsyncGenerator<Uint8Array> {
  if ((await firstBytes(file)) !== MAGIC) throw notACopy();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(normalised(passphrase));
  const encrypted = createReadStream(file);
  try {
    yield* await decrypter.decrypt(asWebStream(encrypted));
  } catch (error) {
    throw asRefusal(error);
  } finally {
    encrypted.destroy();
  }
}

async function firstBytes(file: string) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A failing disk is not a damaged backup. */
function asRefusal(error: unknown) {
  if (error instanceof Error && "syscall" in error) return error;
  return /no identity matched/.test(String(error)) ? wrongPassphrase() : damaged();
}

/** Reads on demand; cancelling ends the iterator. (Readable.toWeb would report that as an uncaught error.) */
function asWebStream(bytes: AsyncIterable<Uint8Array>) {
  const pieces = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
