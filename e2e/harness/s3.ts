import crypto from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import S3rver from "s3rver";

const { createCipheriv, createDecipheriv } = crypto;
const thrice = (key: Buffer) => Buffer.concat([key, key, key]);

// s3rver encrypts its pagination tokens with DES, of which OpenSSL 3 supports only triple DES.
Object.assign(crypto, {
  createCipheriv: (name: string, key: Buffer, iv: Buffer) =>
    name === "des" ? createCipheriv("des-ede3-cbc", thrice(key), iv) : createCipheriv(name, key, iv),
  createDecipheriv: (name: string, key: Buffer, iv: Buffer) =>
    name === "des" ? createDecipheriv("des-ede3-cbc", thrice(key), iv) : createDecipheriv(name, key, iv),
});

/** An S3 server on loopback with one empty bucket and s3rver's fixed keys. */
export async function s3Server() {
  const directory = await mkdtemp(path.join(os.tmpdir(), "nova-s3-"));
  const bucket = "nova-imagens";
  const start = async (port: number) => {
    const server = new S3rver({
      ...{ address: "127.0.0.1", port, directory, silent: true },
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    return { server, port: (await server.run()).port };
  };
  let running: Awaited<ReturnType<typeof start>> | undefined = await start(0);
  const { port } = running;
  const endpoint = `http://127.0.0.1:${port}`;

  async function cut() {
    await running?.server.close();
    running = undefined;
  }

  return {
    place: {
      ...{ endpoint, bucket, region: "us-east-1", forcePathStyle: true },
      ...{ accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    },
    /** Environment variables for a product that uses it. */
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" },
    /** Keys of the stored objects. */
    async names() {
      const files = await readdir(path.join(directory, bucket), { recursive: true });
      return files.flatMap((file) => file.match(/^(.+)\._S3rver_object$/)?.[1] ?? []).sort();
    },
    /** Puts an object there, as another program may. */
    async put(name: string) {
      const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
      const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials });
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: "x" }));
      client.destroy();
    },
    /** Closes its port; stored objects remain. */
    cut,
    async restore() {
      running = await start(port);
    },
    async stop() {
      await cut();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
