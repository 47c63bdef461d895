import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../lib/free-port";

/** The sample in lib/start/README.md; tests change only its names, ports and certificates. */
const SAMPLE = "e2e/nginx/nova.conf.example";

/** Whether nginx is installed, and openssl for a certificate. */
export function hasNginx() {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
    execFileSync("openssl", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** nginx on loopback with the sample configuration over these upstreams ('127.0.0.1:3000'). */
export async function startNginx(machines: readonly string[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nova-nginx-"));
  const inFolder = (name: string) => path.join(folder, name);
  const [http, https] = [await freePort(), await freePort()];
  const certificate = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const files = ["-keyout", inFolder("key.pem"), "-out", inFolder("cert.pem"), "-subj", "/CN=www.exemplo.org"];
  execFileSync("openssl", ["req", "-x509", ...certificate, ...files], { stdio: "ignore" });
  const sample = (await readFile(SAMPLE, "utf8"))
    .replace(/( *server )\S+?:3000( .*;\n)(?: *server \S+?:3000 .*;\n)+/, (_, before, after) =>
      machines.map((machine) => `${before}${machine}${after}`).join(""),
    )
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${https} `)
    .replace(/\/etc\/\S+\/fullchain.pem/, inFolder("cert.pem"))
    .replace(/\/etc\/\S+\/privkey.pem/, inFolder("key.pem"));
  await writeFile(inFolder("nova.conf"), sample);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${inFolder(name)};`,
  );
  await writeFile(
    inFolder("nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${inFolder("pid")}; worker_processes 1;
     events {} http { access_log ${inFolder("access.log")}; ${temporary.join(" ")} include ${inFolder("nova.conf")}; }`,
  );
  const options = ["-p", folder, "-c", inFolder("nginx.conf"), "-e", inFolder("error.log")];
  execFileSync("nginx", ["-t", ...options], { stdio: "pipe" });
  const child = spawn("nginx", options, { stdio: "ignore" });
  const ended = once(child, "exit");
  await untilListening(https);
  return {
    http: `http://127.0.0.1:${http}`,
    https: `https://127.0.0.1:${https}`,
    visitsWritten: () => readFile(inFolder("access.log"), "utf8").catch(() => ""),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number) {
  for (let tries = 0; tries < 100; tries++) {
    const socket = net.connect(port, "127.0.0.1");
    const answered = await Promise.race([once(socket, "connect").then(() => true), sleep(500, false)]).catch(
      () => false,
    );
    socket.destroy();
    if (answered) return;
    await sleep(50);
  }
  throw new Error("nginx does not listen");
}
