import { capture, browserHeaders, type CapturedAnswer } from "./e2e/bench/capture";
import { startHelper } from "./e2e/bench/helper";
import { summarize } from "./e2e/bench/load";
const origin = "http://127.0.0.1:3211";
const pages = process.argv.slice(2);
const bare = startHelper<any, number>("bare-server.ts");
const gen = startHelper<any, any>("load-generator.ts");
const answers = new Map<string, CapturedAnswer>();
for (const p of pages) { for (let i = 0; i < 3; i++) await capture(origin + p); await new Promise((r) => setTimeout(r, 1500)); answers.set(p, await capture(origin + p)); }
const port = await bare.ask(answers);
const fire = (o: string, p: string, s: number) => gen.ask({ url: o + p, connections: 50, seconds: s, headers: browserHeaders });
for (const p of pages) {
  const b = `http://127.0.0.1:${port}`;
  await fire(origin, p, 1); await fire(b, p, 1);
  const n1 = await fire(origin, p, 2), b1 = await fire(b, p, 2), b2 = await fire(b, p, 2), n2 = await fire(origin, p, 2);
  const n = summarize([n1, n2]), bb = summarize([b1, b2]);
  console.log(p, answers.get(p)?.body.length, "nova", n.perSecond | 0, n.p99.toFixed(2), "bare", bb.perSecond | 0, bb.p99.toFixed(2), "ratio", (n.perSecond / bb.perSecond).toFixed(3), "p99x", (n.p99 / bb.p99).toFixed(2), "gen", n.generatorCpu.toFixed(2), bb.generatorCpu.toFixed(2), n.errors, n.non2xx);
}
gen.stop(); bare.stop();
