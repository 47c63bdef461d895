import "server-only";
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "../db/client";
import { AppError } from "../errors";
import { PASSKEY_CHALLENGE_MINUTES } from "./lifetimes";
import { logRefused } from "./refused";

/** How many `points` a key has in `duration` seconds; with `block`, seconds to wait once they are spent. */
type Limit = { points: number; duration: number; block?: number };

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** Every limit of the product; RATE_LIMIT_SCALE multiplies the points. */
export const LIMITS = {
  /** Failed sign-ins of one account from one address: a typing mistake is forgiven, guessing is not. */
  loginPair: { points: 5, duration: 15 * MINUTE_S, block: 15 * MINUTE_S },
  /** Failed sign-ins of one account from anywhere; wide, lest strangers lock its owner out. */
  loginAccount: { points: 50, duration: 60 * MINUTE_S, block: 15 * MINUTE_S },
  /** Failed sign-ins of a known browser, counted instead of loginAccount (known-browser.ts). */
  loginKnown: { points: 50, duration: 60 * MINUTE_S, block: 15 * MINUTE_S },
  /** Failed sign-ins from one address, to any account. */
  loginAddress: { points: 30, duration: 15 * MINUTE_S, block: 15 * MINUTE_S },
  /** Wrong codes of a second factor, of one account. */
  loginCode: { points: 5, duration: 15 * MINUTE_S, block: 15 * MINUTE_S },
  /** The same in a day: with loginCode alone, who has the password would find a code of six digits in a year or two. */
  loginCodeDay: { points: 50, duration: DAY_S },
  /** Mails about sign-ins by the API: one for each program of an account. */
  loginProgram: { points: 1, duration: 30 * DAY_S },
  /** A challenge for a passkey is answered once, for as long as it is valid. */
  passkeyChallenge: { points: 1, duration: PASSKEY_CHALLENGE_MINUTES * MINUTE_S },
  /** Requests for a challenge, from one address. */
  passkey: { points: 60, duration: 15 * MINUTE_S },
  /** Mailed links for a new password, of one account: a stranger who knows three e-mails must not use up a free mail service's 100 a day. */
  loginLink: { points: 6, duration: DAY_S },
  /** Requests and tries of a link for a new password, from one address. */
  passwordLink: { points: 20, duration: 15 * MINUTE_S },
  review: { points: 5, duration: 10 * MINUTE_S },
  /** Reviews of all visitors together: each one is stored, and ends what is cached of its article. */
  reviewEverybody: { points: 100, duration: 10 * MINUTE_S },
  contact: { points: 5, duration: 10 * MINUTE_S },
  /** Messages of all visitors together: a sender with many addresses must not fill the disk. */
  contactEverybody: { points: 200, duration: 10 * MINUTE_S },
  /** Messages of all visitors together that hCaptcha could not verify. */
  contactUnverified: { points: 30, duration: 10 * MINUTE_S },
  /** Mails of all visitors' messages; a free mail service takes 100 a day, and links for passwords need some. */
  contactMail: { points: 50, duration: DAY_S },
  /** Promises to bring something of what is needed. */
  promise: { points: 10, duration: 10 * MINUTE_S },
  /** The same in a day, enough for a group on one wifi. A stranger can still promise all of a short list; a need's screen takes such promises back. */
  promiseDay: { points: 20, duration: DAY_S },
  /** Changes of promises by their links: each one locks its need, and ends what is cached of needs. */
  promiseChange: { points: 20, duration: 10 * MINUTE_S },
  /** Promises and their changes of all visitors together: each one ends what is cached of needs, and a stored one stays for weeks. */
  promiseEverybody: { points: 200, duration: 10 * MINUTE_S },
  /** Mails of new promises to one e-mail, which may be a stranger's. */
  promiseMail: { points: 3, duration: 60 * MINUTE_S },
  /** The same to everybody together: strangers must not use up the mail service's quota. */
  promiseMailEverybody: { points: 30, duration: DAY_S },
  /** Claims of donations ('Avise que doou'). */
  claim: { points: 5, duration: 10 * MINUTE_S },
  /** Claims of all visitors together: each one is work for the treasurer. */
  claimEverybody: { points: 100, duration: 10 * MINUTE_S },
  reaction: { points: 60, duration: MINUTE_S },
  /** The same in a day: many telephones share one address, but one computer must not give an article tens of thousands. */
  reactionDay: { points: 1_000, duration: DAY_S },
  /** Reactions of all visitors together. */
  reactionEverybody: { points: 300, duration: MINUTE_S },
  register: { points: 30, duration: 10 * MINUTE_S },
  /** Drafts of articles, of one administrator: a form sends one every few seconds. */
  draft: { points: 120, duration: 5 * MINUTE_S },
  /** Wrong tokens of preview links, from one address. */
  preview: { points: 20, duration: 15 * MINUTE_S },
  /** Pictures of one account. */
  upload: { points: 60, duration: 10 * MINUTE_S },
  /** The same of one that may write nothing that has pictures: its own portrait. */
  portrait: { points: 10, duration: 10 * MINUTE_S },
  /** Downloads of the public table, from one address. */
  export: { points: 120, duration: 10 * MINUTE_S },
  /** Backups, of one administrator. */
  backup: { points: 6, duration: 60 * MINUTE_S },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The key of limits for all visitors together. */
export const EVERYBODY = "all";

/** Takes one point of the key, or throws 'tooMany' with the seconds to wait. The log names the key; for EVERYBODY, which names nobody, the `address` that was refused. */
export async function consume(name: LimitName, key: string, address?: string) {
  const refusal = await take(name, key);
  if (!refusal) return;
  const who = key === EVERYBODY ? { address } : isAddress(key) ? { address: key } : { account: key };
  logRefused({ event: "limit-reached", ...who, reason: name });
  throw tooMany(refusal, key === EVERYBODY);
}

async function take(name: LimitName, key: string) {
  try {
    await limiter(name).consume(stored(key));
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Takes one point of the key; gives whether it had one. */
export async function tryConsume(name: LimitName, key: string) {
  try {
    await consume(name, key);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The same without a line in the log, where having none left is nothing unusual. */
export async function tryConsumeQuietly(name: LimitName, key: string) {
  return (await take(name, key)) === undefined;
}

/** Whether the key is a client's address, of IPv6 a network's (lib/server/front/client-address.ts). Any other one is logged as a hash, as it may name a person. */
const isAddress = (key: string) => isIP(key.replace(/\/64$/, "")) !== 0;

/** Gives one point back: points are taken before a sign-in is checked, and returned when it succeeds. */
export async function refund(name: LimitName, key: string) {
  await limiter(name).reward(stored(key));
}

/** Resets the key's counter. */
export async function forgive(name: LimitName, key: string) {
  await limiter(name).delete(stored(key));
}

/** Deletes expired counters: /privacidade promises how long they are kept at most. */
export async function forgetExpired() {
  await pool.query('delete from "RateLimit" where expire < $1', [Date.now()]);
}

/** Hash of a key: e-mail and address together are longer than the column, and neither should be readable in the table. */
const stored = (key: string) => createHash("sha256").update(key).digest("base64url");

function tooMany({ msBeforeNext }: RateLimiterRes, isEverybodys: boolean) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait =
    seconds < 90
      ? `${seconds} segundos`
      : seconds < 90 * MINUTE_S
        ? `${Math.ceil(seconds / MINUTE_S)} minutos`
        : `${Math.ceil(seconds / (60 * MINUTE_S))} horas`;
  const why = isEverybodys ? "O site está recebendo envios demais agora" : "Muitas tentativas";
  return new AppError("tooMany", `${why}. Tente novamente em ${wait}.`, undefined, seconds);
}

const limiters = new Map<LimitName, RateLimiterAbstract>();

/** The limit's counter, in PostgreSQL, so that all processes share it. */
function limiter(name: LimitName) {
  let found = limiters.get(name);
  if (!found) {
    const { points, duration, block }: Limit = LIMITS[name];
    found = new RateLimiterPostgres({
      storeClient: pool,
      tableName: "RateLimit",
      tableCreated: true,
      keyPrefix: name,
      points: Math.max(1, Math.round(points * Number(process.env.RATE_LIMIT_SCALE ?? 1))),
      duration,
      blockDuration: block ?? 0,
      clearExpiredByTimeout: false, // sweep.ts calls forgetExpired, also where nothing is counted
    });
    limiters.set(name, found);
  }
  return found;
}
