import { isDeadlock, toAppError } from "../errors";
import type { Cause } from "./outage";

interface Explanation {
  cause: Cause;
  message: string;
  advice: string;
}

/** Not every place is: the build cannot be written elsewhere. */
const MAY_MOVE = "Se é a pasta de dados, ela também pode ser outra: DATA_DIR.";

/** Failures of the machine, by errno and by PostgreSQL's messages. */
const REASONS: { cause: Cause; pattern: RegExp; message: (place: string) => string; advice: string }[] = [
  {
    cause: "disk-full",
    pattern: /\bENOSPC\b|\bEDQUOT\b|No space left on device|wrote only \d+ of|Disk quota exceeded|\b53100\b/i,
    message: (place) => `O disco está cheio: não foi possível gravar${place && ` em ${place}`}.`,
    advice: "Libere espaço e inicie de novo.",
  },
  {
    cause: "read-only",
    pattern: /\bEROFS\b|Read-only file system/i,
    message: (place) => `O disco só permite leitura: não foi possível gravar${place && ` em ${place}`}.`,
    advice: `Monte-o com permissão de escrita. ${MAY_MOVE}`,
  },
  {
    cause: "no-access",
    // PostgreSQL's own 'permission denied', in lower case, is about a role's rights.
    pattern: /\bEACCES\b|\bEPERM\b|Permission denied|Operation not permitted|has wrong ownership/,
    message: (place) =>
      `Este usuário não pode usar ${place || "um arquivo"}: pertence a outro usuário, ou está protegido.`,
    advice: `Inicie com o usuário dono da pasta, ou mude o dono dela (chown -R). ${MAY_MOVE}`,
  },
  {
    cause: "no-access",
    pattern: /\bENOTDIR\b|Not a directory/i,
    message: (place) => `Há um arquivo onde devia haver uma pasta${place && `: ${place}`}.`,
    advice: `Tire o arquivo do caminho. ${MAY_MOVE}`,
  },
];

/** PostgreSQL's insufficient_privilege. */
const NO_RIGHTS: Explanation = {
  cause: "no-access",
  message: "O usuário de DATABASE_URL não tem o direito de criar e mudar tabelas nesse banco de dados.",
  advice:
    "Torne-o dono do banco, como superusuário do PostgreSQL: ALTER DATABASE nome_do_banco OWNER TO usuario; se as tabelas são de outro: REASSIGN OWNED BY outro TO usuario;",
};

/** The explanation of a failure of the machine or its database; undefined for an unexpected one. */
export function explainSystemError(error: unknown): Explanation | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", path = "" } = error as NodeJS.ErrnoException;
  if (code === "42501") return NO_RIGHTS;
  // Without a file name it is about a port or a signal.
  const known = path || !/^(EACCES|EPERM|ENOTDIR)$/.test(code) ? explainOutput(code, path) : undefined;
  if (known) return known;
  if (toAppError(error)?.code !== "unavailable" || isDeadlock(error)) return undefined;
  return {
    cause: "unknown",
    message: "O banco de dados, ou o armazenamento das imagens, deixou de responder no meio do caminho.",
    advice: "Confira se estão no ar e inicie de novo.",
  };
}

/** The same for the output of a command that failed. */
export function explainOutput(said: string, place: string): Explanation | undefined {
  const reason = REASONS.find(({ pattern }) => pattern.test(said));
  return reason && { ...reason, message: reason.message(place) };
}
