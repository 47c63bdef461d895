import type { ReactNode } from "react";

/** What a backup contains, how to keep it and how to restore it. */
export function BackupNotes() {
  return (
    <div className="grid gap-6">
      <Notes title="O que a cópia tem">
        <li>Todo o conteúdo: artigos, agenda, projetos, voluntários, doações, mensagens, lixeira e histórico.</li>
        <li>As imagens, as configurações e as contas da equipe, que entram com as senhas que têm hoje.</li>
        <li>
          Não tem o arquivo .env do servidor: as chaves de e-mail, da verificação contra robôs e do armazenamento são
          guardadas à parte.
        </li>
      </Notes>
      <Notes title="Como guardar">
        <li>O arquivo tem dados pessoais e vai criptografado: só a senha o abre.</li>
        <li>Guarde-o fora desta máquina: num pendrive, noutro computador, na nuvem. A senha fica noutro lugar.</li>
        <li>O site continua no ar enquanto a cópia é feita.</li>
      </Notes>
      <Notes title="Como trazer de volta">
        <li>
          Quem cuida do servidor instala o Nova, desliga o site e digita{" "}
          <code className="inline-block rounded bg-sunken px-1">npm run restore -- ARQUIVO</code>, com a mesma senha.
        </li>
        <li>
          O que foi apagado depois da cópia volta com ela, e quem saiu da equipe pode entrar de novo. Anote num papel
          quem pediu para ser apagado. Depois de trazer a cópia de volta, apague de novo e confira as contas.
        </li>
        <li>Uma cópia antiga serve num Nova mais novo. Uma cópia danificada é recusada antes que algo mude.</li>
      </Notes>
    </div>
  );
}

function Notes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid max-w-text list-disc gap-1 pl-5">{children}</ul>
    </section>
  );
}
