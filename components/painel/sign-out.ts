import { toast } from "sonner";
import { forgetDrafts } from "@/components/forms/draft-store";
import { UNAVAILABLE } from "@/lib/errors";
import { routes } from "@/lib/routes";
import { useAccount } from "./account-context";

/**
 * Ends the session, and forgets the drafts: whoever comes to this computer next finds neither. next-auth itself would lead to
 * SITE_URL's login, on whatever address the site was opened.
 */
export function useSignOut() {
  const account = useAccount();
  return async () => {
    try {
      const { signOut } = await import("next-auth/react"); // 15 KB that only the last click needs
      await signOut({ redirect: false });
      forgetDrafts(await account);
      window.location.assign(routes.login);
    } catch {
      toast.error(`Sem conexão. ${UNAVAILABLE}`);
    }
  };
}
