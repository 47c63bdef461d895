import pino from "pino";

/** Of what is logged: passwords and tokens, and PostgreSQL's details of an error, which have the whole row that it refused. */
const REDACTED = [
  ...["password", "*.password", "passwordHash", "*.passwordHash", "token", "*.token"],
  ...["err.detail", "err.meta.driverAdapterError.cause.detail"],
];

export const LOG_OPTIONS = { redact: REDACTED, serializers: { err: withoutData } };

/** The server's log, of the front thread and of Next's: a JSON line per event on standard output, filtered by LOG_LEVEL. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  ...LOG_OPTIONS,
});

/** Prisma's message about a call that it refuses has the whole call, with what a person wrote; the reason is its last paragraph. */
function withoutData(error: unknown) {
  if (!(error instanceof Error)) return error;
  const logged = pino.stdSerializers.err(error);
  if (logged.type !== "PrismaClientValidationError") return logged;
  const cut = (text: string) => text.replace(/ invocation\b[\s\S]*\n\n/, ": ");
  return Object.assign(logged, { message: cut(logged.message), stack: cut(logged.stack) });
}

/** A gate of its own for each caller, which says true once a second: a flood of requests must not fill the disk with lines. */
export function onceASecond() {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < 1_000) return false;
    last = now;
    return true;
  };
}
