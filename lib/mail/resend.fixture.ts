import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { type StandIn, standIn } from "../../e2e/harness/stand-in";

export const sent = { json: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" } };

/** Stands in for Resend; no mail is left of the test before. */
export function resendForEachTest() {
  let server: StandIn;
  beforeAll(async () => {
    server = await standIn(sent);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.received.length = 0;
    server.willAnswer(sent);
    vi.stubEnv("RESEND_API_KEY", "re_teste");
    vi.stubEnv("RESEND_BASE_URL", server.url);
    return () => vi.unstubAllEnvs();
  });
  return {
    willAnswer: (...answer: Parameters<StandIn["willAnswer"]>) => server.willAnswer(...answer),
    get received() {
      return server.received;
    },
  };
}
