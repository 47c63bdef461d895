import "server-only";
import { env } from "../env";

/** What a handover exchanges outside of the site, as far as it is configured: accounts and keys of services. */
export function outsideKeys() {
  const { RESEND_API_KEY, HCAPTCHA_SECRET, S3_BUCKET, BACKUP_S3_BUCKET, BACKUP_PASSPHRASE } = env();
  return [
    "a conta do servidor e a do endereço do site (domínio)",
    RESEND_API_KEY && "a conta e a chave do Resend, que envia os e-mails (RESEND_API_KEY)",
    HCAPTCHA_SECRET && "a conta e as chaves do hCaptcha (HCAPTCHA_SECRET)",
    S3_BUCKET && "a conta e as chaves do bucket das imagens (S3_BUCKET)",
    BACKUP_S3_BUCKET && "a conta e as chaves do bucket das cópias (BACKUP_S3_BUCKET)",
    BACKUP_PASSPHRASE ? "a senha das cópias (BACKUP_PASSPHRASE)" : "a senha das cópias de segurança, em papel",
    "as senhas das redes sociais e do banco da chave Pix",
  ].flatMap((key) => key || []);
}
