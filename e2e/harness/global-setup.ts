import { administrator } from "./administrator";
import { startNova } from "./nova";

/** Playwright's: the product, started the real way over the production build, for all tests of the run. */
export default async function globalSetup() {
  const nova = await startNova({
    port: Number(process.env.NOVA_E2E_PORT),
    env: {
      SAMPLE_DATA: "1",
      ADMIN_NAME: administrator.name,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  // For tests that look behind the product's back, or run its commands over the same data.
  process.env.NOVA_E2E_DATA_DIR = nova.dataDir;
  return async () => {
    if (process.env.VERBOSE === "1") process.stdout.write(nova.logs());
    const code = await nova.stop();
    if (code !== 0) throw new Error(`O Nova terminou com o código ${code}:\n${nova.logs()}`);
  };
}
