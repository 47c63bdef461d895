import { NotFoundScreen, notFoundMetadata } from "@/components/site/not-found-screen";

export const metadata = notFoundMetadata;

/** For an address that has ended; proxy.ts gives it its status. */
export default function NotFound() {
  return <NotFoundScreen />;
}
