import { toast } from "sonner";
import { UNAVAILABLE } from "@/lib/errors";
import { routes } from "@/lib/routes";

/** Ends the session. next-auth itself would lead to SITE_URL's login, on whatever address the site was opened. */
export async function leave() {
  try {
    const { signOut } = await import("next-auth/react"); // 15 KB that only the last click needs
    await signOut({ redirect: false });
    window.location.assign(routes.login);
  } catch {
    toast.error(`Sem conexão. ${UNAVAILABLE}`);
  }
}
