import { missingPage, NotFoundScreen } from "@/components/site/not-found-screen";
import { routes } from "@/lib/routes";

export const metadata = missingPage;

/** Inside the dashboard's frame: an item that is not there. */
export default function NotFound() {
  return <NotFoundScreen start={routes.painel} />;
}
