import { unstable_rethrow } from "next/navigation";
import { readDailyBackups } from "@/lib/backup/daily/service";
import { toAppError } from "@/lib/errors";
import { painelRoutes } from "@/lib/painel-routes";
import { getHandover } from "@/lib/users/handover";
import { outsideKeys } from "@/lib/users/handover-keys";
import { handoverReport } from "@/lib/users/handover-report";
import { logFailure } from "@/lib/web/failure";
import { answerFile } from "@/lib/web/file-answer";
import { readLetterhead } from "@/lib/web/letterhead";
import { authenticateRequest } from "@/lib/web/session";

/** The document of the last handover, as PDF. */
export async function GET(request: Request) {
  try {
    await authenticateRequest(request, "organization:write");
    const [handover, backups] = await Promise.all([getHandover(), readDailyBackups()]);
    if (!handover) return backToScreen();
    const { organisation, logo } = await readLetterhead("pdf");
    const report = handoverReport({ organisation, logo, handover, backups, keys: outsideKeys() });
    return await answerFile(report, request.signal, () => {});
  } catch (error) {
    unstable_rethrow(error);
    if (!toAppError(error)) logFailure(error, "handover");
    return backToScreen(); // which redirects to /login
  }
}

const backToScreen = () =>
  new Response(null, { status: 303, headers: { location: painelRoutes.handover, "cache-control": "no-store" } });
