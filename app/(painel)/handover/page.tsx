import { UserPlus } from "lucide-react";
import type { Metadata } from "next";
import { makeBackupNow, setBackupPassphrase, testBackupNow } from "@/app/(painel)/actions/backups";
import { handOver } from "@/app/(painel)/actions/handover";
import { createPasswordLink } from "@/app/(painel)/actions/users";
import { DailyBackups } from "@/components/backup/daily-backups";
import { HandoverForm } from "@/components/handover/handover-form";
import { HandoverStep } from "@/components/handover/handover-step";
import { LastHandover } from "@/components/handover/last-handover";
import { EditHeader } from "@/components/painel/edit-header";
import { LinkButton } from "@/components/ui/button";
import { readDailyBackups } from "@/lib/backup/daily/service";
import { painelRoutes } from "@/lib/painel-routes";
import { readSite } from "@/lib/settings/public";
import { handoverCopy } from "@/lib/users/copy";
import { getHandover, listTeam } from "@/lib/users/handover";
import { outsideKeys } from "@/lib/users/handover-keys";
import { presentManagedUser } from "@/lib/users/present";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: handoverCopy.title };

export default async function HandoverPage() {
  const administrator = await requireAdministrator(painelRoutes.handover);
  const [team, last, daily, { name }] = await Promise.all([
    listTeam(administrator),
    getHandover(),
    readDailyBackups(),
    readSite(),
  ]);
  return (
    <div className="grid max-w-3xl gap-8">
      <EditHeader title={handoverCopy.title} />
      <p className="max-w-text">
        Para a troca da diretoria, passo a passo: no fim, cada pessoa tem o seu papel, quem saiu não entra mais, há uma
        cópia que se sabe que serve, e um documento conta tudo.
      </p>
      {last && <LastHandover handover={last} team={team.map(({ id }) => id)} createPasswordLink={createPasswordLink} />}
      <HandoverStep number={1} title="Quem chega">
        <p>
          Cadastre uma conta para cada pessoa que chega, com o papel dela. Quem faz a passagem fica na Administração: se
          é você quem sai, outra pessoa da Administração faz a passagem.
        </p>
        <LinkButton
          href={`${painelRoutes.register}?redirect=${encodeURIComponent(painelRoutes.handover)}`}
          variant="secondary"
          className="justify-self-start"
        >
          <UserPlus aria-hidden className="size-5" /> Cadastrar quem chega
        </LinkButton>
      </HandoverStep>
      <HandoverStep number={2} title="Chaves fora do site">
        <p>Estas só a equipe pode trocar, nas contas dos próprios serviços:</p>
        <ul className="grid list-disc gap-1 pl-5">
          {outsideKeys().map((key) => (
            <li key={key}>{key}</li>
          ))}
        </ul>
      </HandoverStep>
      <HandoverStep number={3} title="Cópia de segurança">
        <p>
          Com as cópias diárias ligadas, a passagem faz uma cópia e a testa. A senha delas passa a quem chega, de
          preferência uma nova.
        </p>
        <DailyBackups
          state={daily}
          siteName={name}
          setPassphrase={setBackupPassphrase}
          makeNow={makeBackupNow}
          testNow={testBackupNow}
        />
      </HandoverStep>
      <HandoverStep number={4} title="Quem fica e quem sai">
        <HandoverForm key={last?.at} team={team.map((user) => presentManagedUser(user))} handOver={handOver} />
      </HandoverStep>
    </div>
  );
}
