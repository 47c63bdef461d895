import { toast } from "sonner";
import { deleteDraftsOf } from "@/components/forms/draft-store";
import { rememberEditor } from "@/components/site/edit-link";
import { OFFLINE } from "@/lib/errors";
import { routes } from "@/lib/routes";
import { useAccount } from "./account-context";

/**
 * Ends the session and deletes what this browser keeps of the account. `redirect: false`, because next-auth would go to
 * SITE_URL's login even when the site was opened at another address.
 */
export function useSignOut() {
  const account = useAccount();
  return async () => {
    try {
      const { signOut } = await import("next-auth/react"); // 15 KB, needed on this click only
      await signOut({ redirect: false });
      deleteDraftsOf((await account)?.id);
      rememberEditor(false);
      window.location.assign(routes.login);
    } catch {
      toast.error(OFFLINE);
    }
  };
}
