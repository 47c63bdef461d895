"use client";

import { Braces, FileSpreadsheet, FileText, RotateCw, Sheet } from "lucide-react";
import { useId } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClasses } from "@/components/ui/button-classes";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";
import { donationCopy } from "@/lib/donations/copy";
import { type ExportFormat, exportFormats, FORMAT_LABELS } from "@/lib/reports/formats";
import { routes } from "@/lib/routes";
import { useDownload } from "./use-download";

const ICONS = { pdf: FileText, xlsx: FileSpreadsheet, csv: Sheet, json: Braces };

/** The found donations as files. Plain links; with JavaScript they show progress and failures. */
export function Downloads({ q }: { q: string }) {
  const { busy, received, failure, start } = useDownload<ExportFormat>();
  const title = useId();
  return (
    <div className="grid gap-3 border-line border-t pt-4 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p id={title} className="text-muted">
          {q ? "Baixar o que foi encontrado" : "Baixar todas as doações"}
        </p>
        <ul aria-labelledby={title} className="flex flex-wrap gap-2">
          {exportFormats.map((format) => {
            const Icon = busy === format ? RotateCw : ICONS[format];
            const href = routes.donationsFile(format, q);
            return (
              <li key={format}>
                <a
                  href={href}
                  onClick={(event) => {
                    if (!isUnmodifiedClick(event)) return;
                    event.preventDefault();
                    if (busy !== format) void start(format, href);
                  }}
                  aria-busy={busy === format}
                  className={buttonClasses("quiet", "border border-line px-4!")}
                >
                  <Icon aria-hidden className={`size-5 ${busy === format ? "animate-spin" : ""}`} />
                  <span>{FORMAT_LABELS[format]}</span> {/* as in `CopyButton` */}
                </a>
              </li>
            );
          })}
        </ul>
        <p role="status" className="text-muted text-sm tabular-nums">
          {busy && donationCopy.preparing(FORMAT_LABELS[busy], received)}
        </p>
      </div>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
