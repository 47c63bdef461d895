"use client";

import { useEffect } from "react";
import { OPENED_HEADER } from "@/lib/visits/page";

/** Reports client-side navigations to the server, which counts visits (lib/server/visits). */
export function CountNavigations() {
  useEffect(() => {
    let path = location.pathname;
    const onOpened = () => {
      if (path === location.pathname) return;
      path = location.pathname;
      fetch(path, { method: "HEAD", headers: { [OPENED_HEADER]: "1" } }).catch(() => undefined);
    };
    // Browsers before 2026 may lack the Navigation API: there only documents count.
    window.navigation?.addEventListener("currententrychange", onOpened);
    return () => window.navigation?.removeEventListener("currententrychange", onOpened);
  }, []);
  return null;
}
