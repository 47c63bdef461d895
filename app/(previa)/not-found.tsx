import { NotFoundScreen, notFoundMetadata } from "@/components/site/not-found-screen";

export const metadata = notFoundMetadata;

/** For an expired or revoked preview; proxy.ts sets the status. */
export default function NotFound() {
  return <NotFoundScreen />;
}
