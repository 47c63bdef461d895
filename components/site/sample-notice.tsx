import { sampleCopy } from "@/lib/sample/schema";

/** Tells visitors that the site shows sample data, until an administrator deletes it. */
export function SampleNotice() {
  return (
    <aside
      aria-label="Aviso"
      className="bg-ink px-4 py-2 text-center font-medium text-paper text-sm dark:bg-surface dark:text-ink"
    >
      {sampleCopy.public}
    </aside>
  );
}
