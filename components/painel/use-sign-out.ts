import { useEffect } from "react";
import { useAccount } from "@/components/forms/account-context";
import { deleteDraftsOf } from "@/components/forms/drafts/draft-store";
import { listenForSignOut } from "@/components/forms/drafts/sign-out-mark";
import { leavePage } from "@/components/forms/leaving";
import { rememberEditor } from "@/components/site/edit-link";
import { toastFailure } from "@/components/ui/toast";
import { OFFLINE } from "@/lib/errors";
import { routes } from "@/lib/routes";

/**
 * Ends the session, after a form with unsaved text has asked, and deletes what this browser keeps of the account.
 * `redirect: false`, because next-auth would go to SITE_URL's login even when the site was opened at another address.
 */
export function useSignOut() {
  const account = useAccount();
  const signOut = async () => {
    try {
      const { signOut } = await import("next-auth/react"); // 15 KB, needed on this click only
      await signOut({ redirect: false });
      deleteDraftsOf((await account)?.id);
      rememberEditor(false);
      window.location.assign(routes.login);
      return true;
    } catch {
      toastFailure(OFFLINE);
      return false;
    }
  };
  return () => leavePage(signOut);
}

/** Leaves the screen, which may show what is private, when another tab signs out; a form with unsaved text asks first. */
export function useSignOutElsewhere() {
  useEffect(() => listenForSignOut(() => leavePage(reload)), []);
}

async function reload() {
  window.location.reload();
  return true;
}
