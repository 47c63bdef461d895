import { Frame } from "@/components/site/frame";
import { readShowsSample } from "@/lib/sample/public";

// Whatever stands below is prerendered or cached: the build fails when a public page would render per visitor.
export const ensureStatic = "navigation";

export default async function SiteLayout({ children }: LayoutProps<"/">) {
  return <Frame showsSample={await readShowsSample()}>{children}</Frame>;
}
