import { NotFoundScreen } from "@/components/site/not-found-screen";

export { metadata } from "../not-found";

/** Inside the site's frame: an item that is not there. */
export default function NotFound() {
  return <NotFoundScreen />;
}
