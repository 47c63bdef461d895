import type { ReactNode } from "react";
import { ActionButton } from "@/components/forms/action-button";
import { ShortMoment } from "@/components/ui/short-date";
import type { IntegrationState, MailState } from "@/lib/integrations/types";
import type { ActionResult } from "@/lib/web/action-result";
import { SettingsSection } from "./settings-section";

type TestAction = (input: undefined) => Promise<ActionResult<undefined>>;
type Props = { mail: MailState; captcha: IntegrationState; testMail: TestAction; testCaptcha: TestAction };

/** The state of external services. Their keys are environment variables, which are not shown. */
export function Integrations({ mail, captcha, testMail, testCaptcha }: Props) {
  return (
    <SettingsSection
      id="integracoes"
      lead="Serviços de fora que o site pode usar. Quem cuida da hospedagem é que os liga."
    >
      <Integration
        title="E-mail"
        state={mail}
        offText="As mensagens do formulário de contato ficam guardadas no painel, e ninguém é avisado por e-mail."
        service="Resend"
        keys="RESEND_API_KEY"
        lastSuccessLabel="Último e-mail enviado"
        test={
          <ActionButton run={testMail} busyText="Enviando…">
            Enviar um teste
          </ActionButton>
        }
      >
        {mail.to ? (
          <p className="wrap-anywhere">
            As mensagens vão para <strong>{mail.to}</strong> e saem de {mail.from}.
          </p>
        ) : (
          <p className="font-medium text-danger">Falta um e-mail em Contatos: não há para onde enviar as mensagens.</p>
        )}
      </Integration>
      <Integration
        title="Verificação contra robôs"
        state={captcha}
        offText="O formulário de contato conta só com as proteções do próprio site contra robôs."
        service="hCaptcha"
        keys="HCAPTCHA_SITE_KEY e HCAPTCHA_SECRET"
        lastSuccessLabel="Última verificação que deu certo"
        test={
          <ActionButton run={testCaptcha} busyText="Conferindo…">
            Conferir as chaves
          </ActionButton>
        }
      >
        <p>O formulário de contato pede a quem escreve que mostre que não é um robô.</p>
      </Integration>
    </SettingsSection>
  );
}

type IntegrationProps = {
  title: string;
  state: IntegrationState;
  /** What the product does without the service. */
  offText: string;
  service: string;
  /** Its environment variables. */
  keys: string;
  lastSuccessLabel: string;
  test: ReactNode;
  children: ReactNode;
};

function Integration({
  title,
  state: { configured, lastSuccess },
  offText,
  service,
  keys,
  lastSuccessLabel,
  test,
  children,
}: IntegrationProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-xl">{title}</h3>
        <span
          className={`rounded-full px-3 py-1 font-semibold text-sm ${configured ? "bg-leaf-soft text-leaf" : "bg-sunken text-ink"}`}
        >
          {configured ? "Configurado" : "Não configurado"}
        </span>
      </div>
      {configured ? children : <p className="max-w-text text-muted">{offText}</p>}
      {(configured || lastSuccess) && (
        <p className="text-muted">
          {lastSuccessLabel}: {lastSuccess ? <ShortMoment moment={lastSuccess} /> : "ainda nada"}
        </p>
      )}
      {configured && test}
      <details className="max-w-text text-muted">
        <summary className="min-h-11 py-2 font-semibold underline underline-offset-4">
          Para quem cuida da hospedagem
        </summary>
        <p className="wrap-anywhere">
          O serviço é o {service}. {configured ? "As chaves ficam" : "Para ligar, as chaves ficam"} no servidor, em
          variáveis de ambiente: {keys}.
        </p>
      </details>
    </div>
  );
}
