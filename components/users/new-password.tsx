"use client";

import { useSyncExternalStore } from "react";
import { AskLinkForm } from "./ask-link-form";
import { NewPasswordForm } from "./new-password-form";

/** With a token in the address's fragment the form for the password, without one the form that requests a link. */
export function NewPassword() {
  const token = useSyncExternalStore(subscribe, readToken, () => undefined);
  // Higher than either form, so that nothing shifts when the browser has read the address.
  return (
    <div data-alive className="min-h-60 noscript:hidden">
      {token && <NewPasswordForm key={token} token={token} />}
      {token === "" && <AskLinkForm />}
    </div>
  );
}

const readToken = () => window.location.hash.slice(1);

function subscribe(notify: () => void) {
  window.addEventListener("hashchange", notify);
  return () => window.removeEventListener("hashchange", notify);
}
