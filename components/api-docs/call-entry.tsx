import { ChevronDown } from "lucide-react";
import { Code } from "./code";
import { type Field, Fields } from "./fields";

/** A call of the REST API, as documented. */
export type Call = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description?: string;
  access: "Para todos" | "Token opcional" | "Com token";
  parameters: Field[];
  body: Field[];
  /** A curl command. */
  request: string;
  /** JSON. */
  answer: string;
  answerType: string;
  statuses: { status: string; text: string }[];
};

const METHOD_COLOURS: Record<string, string> = {
  GET: "text-leaf",
  DELETE: "text-danger",
};

export function CallEntry({ call }: { call: Call }) {
  const { id, method, path, summary, description, access, parameters, body, request, answer, answerType } = call;
  return (
    <details id={id} className="group border-line border-b">
      <summary className="grid list-none gap-x-4 gap-y-1 py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto] sm:items-baseline [&::-webkit-details-marker]:hidden">
        <span className={`font-bold font-mono text-sm ${METHOD_COLOURS[method] ?? "text-accent"}`}>{method}</span>
        <span className="grid gap-0.5">
          <span className="break-all font-mono font-semibold text-base">{path}</span>
          <span className="text-muted">{summary}</span>
        </span>
        <span className="flex items-center gap-2 text-muted text-sm">
          {access}
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="grid gap-6 pb-8 sm:pl-[5.5rem]">
        {description && <p className="max-w-text">{description}</p>}
        {parameters.length > 0 && <Fields title="No endereço" fields={parameters} />}
        {body.length > 0 && <Fields title="No corpo" fields={body} />}
        <Code title="Exemplo" label={`Exemplo de ${method} ${path}`} text={request} />
        <Code title={`Resposta (${answerType})`} label={`Resposta de ${method} ${path}`} text={answer} />
        <Statuses statuses={call.statuses} />
      </div>
    </details>
  );
}

function Statuses({ statuses }: Pick<Call, "statuses">) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">Situações</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {statuses.map(({ status, text }) => (
          <div key={status} className="contents">
            <dt className="font-mono">{status}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
