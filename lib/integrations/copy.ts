export const integrationCopy = {
  mailSent: (to: string) => `E-mail de teste enviado para ${to}`,
  mailOff: "O envio de e-mail não está configurado neste servidor",
  captchaWorks: "O hCaptcha aceitou as chaves",
  captchaOff: "A verificação contra robôs não está configurada neste servidor",
  captchaFails: "O hCaptcha não respondeu ou não aceitou as chaves. Confira HCAPTCHA_SITE_KEY e HCAPTCHA_SECRET",
} as const;
