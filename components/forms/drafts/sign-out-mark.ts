import { tryStorage } from "@/components/ui/try-storage";

// When somebody last signed out of this browser with the button: forms opened before that store nothing more, and screens are left.

const KEY = "nova-saida";

export const markSignOut = () => tryStorage(() => localStorage.setItem(KEY, String(Date.now())));

/** Not in the future, where it is after the clock was set back. */
export function signedOutSince(moment: number) {
  const at = Number(tryStorage(() => localStorage.getItem(KEY)));
  return at >= moment && at <= Date.now();
}

/** Calls `listener` when another tab signs out, or did while this page's scripts were on their way; returns what ends that. */
export function listenForSignOut(listener: () => void) {
  const heard = ({ key }: StorageEvent) => key === KEY && listener();
  window.addEventListener("storage", heard);
  if (signedOutSince(Date.now() - performance.now())) listener();
  return () => window.removeEventListener("storage", heard);
}
