import "server-only";
import { captchaSiteKey, verifyCaptcha } from "../captcha/hcaptcha";
import { formatMoment } from "../dates";
import { lastNoted, noteSuccess } from "../db/last-success";
import { AppError } from "../errors";
import { isMailConfigured, mailAddresses } from "../mail/config";
import { composeNotice } from "../mail/notice";
import { sendMail } from "../mail/send";
import { lastDelivery } from "../messages/service";
import { integrationCopy } from "./copy";
import type { IntegrationState, MailState } from "./types";

/** How the services outside are doing, as far as we know without asking them. */
export async function readIntegrations(): Promise<{ mail: MailState; captcha: IntegrationState }> {
  const [{ from, to }, delivered, tested, solved] = await Promise.all([
    mailAddresses(),
    lastDelivery(),
    lastNoted("mail"),
    lastNoted("captcha"),
  ]);
  return {
    mail: { configured: isMailConfigured(), from, to, lastSuccess: latest(delivered, tested) },
    captcha: { configured: captchaSiteKey() !== undefined, lastSuccess: latest(solved) },
  };
}

/** Sends a mail to where visitors' messages go, and answers where that is. Throws 'conflict' with the reason when it cannot be sent. */
export async function testMail(askedBy: string) {
  if (!isMailConfigured()) throw new AppError("conflict", integrationCopy.mailOff);
  const now = new Date();
  const text = `${askedBy} pediu este teste no painel em ${formatMoment(now)}. Se ele chegou, as mensagens do formulário de contato também chegam.`;
  const mail = await composeNotice("Teste de envio", [text]);
  const outcome = await sendMail(mail, `teste-${now.getTime()}`);
  if (!outcome.sent) throw new AppError("conflict", outcome.reason);
  await noteSuccess("mail");
  return mail.to;
}

/** Verifies a made-up answer: hCaptcha refuses it as the visitor's fault only if it accepts our keys. */
export async function testCaptcha() {
  if (!captchaSiteKey()) throw new AppError("conflict", integrationCopy.captchaOff);
  if ((await verifyCaptcha("teste-do-painel")) === "unknown")
    throw new AppError("conflict", integrationCopy.captchaFails);
  await noteSuccess("captcha");
}

function latest(...moments: (Date | undefined)[]) {
  const times = moments.flatMap((moment) => moment?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined;
}
