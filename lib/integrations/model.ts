export type IntegrationKind = "mail" | "captcha";

/** Whether a service outside works: what an administrator sees of it, nothing secret. */
export type IntegrationState = {
  configured: boolean;
  /** ISO; absent, it has never done anything. */
  lastSuccess?: string;
};

export type MailState = IntegrationState & {
  from: string;
  /** Empty: nobody said where to. */
  to: string;
};

export const integrationCopy = {
  mailSent: (to: string) => `E-mail de teste enviado para ${to}`,
  mailOff: "O envio de e-mail não está configurado neste servidor",
  captchaWorks: "O hCaptcha aceitou as chaves",
  captchaOff: "O captcha não está configurado neste servidor",
  captchaFails: "O hCaptcha não respondeu ou não aceitou as chaves. Confira HCAPTCHA_SITE_KEY e HCAPTCHA_SECRET",
} as const;
