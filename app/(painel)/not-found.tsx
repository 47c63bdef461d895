import { NotFoundScreen, notFoundMetadata } from "@/components/site/not-found-screen";
import { painelRoutes } from "@/lib/painel-routes";

export const metadata = notFoundMetadata;

/** For missing items, rendered inside the dashboard's layout. */
export default function NotFound() {
  return (
    <div className="-mx-4">
      <NotFoundScreen start={painelRoutes.painel} />
    </div>
  );
}
