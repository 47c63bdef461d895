import type { Metadata } from "next";
import { ForbiddenScreen } from "@/components/painel/forbidden-screen";

export const metadata: Metadata = { title: "Sem acesso" };

/** For screens that the role may not open. Next sends it along with every screen. */
export default function Forbidden() {
  return <ForbiddenScreen />;
}
