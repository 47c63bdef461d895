import { unstable_rethrow } from "next/navigation";
import { consume } from "@/lib/auth/limits";
import { type BackupFailure, backupCopy } from "@/lib/backup/copy";
import { backupInput } from "@/lib/backup/schema";
import { downloadBackup } from "@/lib/backup/service";
import { toAppError } from "@/lib/errors";
import { actingAs } from "@/lib/history/actor";
import { painelRoutes } from "@/lib/painel-routes";
import { validate } from "@/lib/validate";
import { logFailure } from "@/lib/web/failure";
import { answerFile } from "@/lib/web/file-answer";
import { authenticateRequest } from "@/lib/web/session";

const PERMISSION = "organization:write";

/** Target of a native form submission, so that the browser streams the download to disk. A failure redirects to the screen. */
export async function POST(request: Request) {
  try {
    await authenticateRequest(request, PERMISSION);
    const { passphrase } = validate(backupInput, Object.fromEntries(await request.formData()));
    // Again: a form may take minutes, and an account whose access ended meanwhile takes nothing away.
    const administrator = await authenticateRequest(request, PERMISSION);
    await consume("backup", administrator.id);
    return await actingAs(administrator, () => answerFile(downloadBackup(passphrase), request.signal, () => {}));
  } catch (error) {
    unstable_rethrow(error);
    return backWith(reasonOf(error));
  }
}

function reasonOf(error: unknown): BackupFailure | undefined {
  const expected = toAppError(error);
  switch (expected?.code) {
    case "unauthenticated":
    case "forbidden":
      return undefined; // the screen redirects to /login
    case "invalid":
      if (expected.fields?.passphrase === backupCopy.long) return "longa";
      return expected.fields?.passphrase ? "curta" : "diferentes";
    case "conflict":
      return "ocupado";
    case "tooMany":
      return "muitas";
    case "unavailable":
      return "indisponivel";
    default:
      logFailure(error, "backup");
      return "falhou";
  }
}

function backWith(reason: BackupFailure | undefined) {
  const location = reason ? `${painelRoutes.backup}?erro=${reason}` : painelRoutes.backup;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
