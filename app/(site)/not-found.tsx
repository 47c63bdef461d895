import { NotFoundScreen, notFoundMetadata } from "@/components/site/not-found-screen";

export const metadata = notFoundMetadata;

/** For missing items, rendered inside the site's layout. */
export default function NotFound() {
  return <NotFoundScreen />;
}
