import { sampleCopy } from "@/lib/sample/schema";

/** Honest about sample data: shown on every public page until an administrator clears it. */
export function SampleNotice() {
  return (
    <aside aria-label="Aviso" className="bg-ink px-4 py-2 text-center font-medium text-paper text-sm">
      {sampleCopy.public}
    </aside>
  );
}
