import type { APIRequestContext } from "@playwright/test";

const OLDEST = "ordem=antigos&status=ativos&limit=1";

/** Queries that find an item of the sample: those of other tests are newer or disabled, or else it is named. */
const QUERIES = {
  posts: OLDEST,
  calendars: "keyword=Dia+das+Crianças+na+praça",
  projects: OLDEST,
  volunters: OLDEST,
  needs: OLDEST,
  campaigns: "keyword=Mochila+cheia+para+a+turma",
  donations: "keyword=Paulo+Sérgio+Viana",
};

export type SampleKind = keyof typeof QUERIES;
export const sampleKinds = Object.keys(QUERIES) as SampleKind[];

/** The id of an item that no other test removes, for a request that is signed in. */
export async function sampleId(request: APIRequestContext, kind: SampleKind) {
  const answer = await (await request.get(`/api/${kind}/all?${QUERIES[kind]}`)).json();
  const [first] = Array.isArray(answer) ? answer : answer[kind];
  if (!first) throw new Error(`The sample data have no ${kind}`);
  return String(first._id);
}
