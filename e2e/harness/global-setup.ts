import { startNova } from "./nova";
import { prepareDataDirs } from "./prepared";

/** Playwright's: the product, started the real way over the production build, for all tests of the run. */
export default async function globalSetup() {
  const removePrepared = await prepareDataDirs();
  const nova = await startNova({ port: Number(process.env.NOVA_E2E_PORT), prepared: "sample" });
  // For tests that look behind the product's back, or run its commands over the same data.
  process.env.NOVA_E2E_DATA_DIR = nova.dataDir;
  return async () => {
    if (process.env.VERBOSE === "1") process.stdout.write(nova.logs());
    const code = await nova.stop();
    await removePrepared();
    if (code !== 0) throw new Error(`O Nova terminou com o código ${code}:\n${nova.logs()}`);
  };
}
