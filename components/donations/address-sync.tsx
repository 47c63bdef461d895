"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "./fetch-donations";

type Props = { shown: Place; onNavigate: (place: Place) => void };

const TABLE_ADDRESS = /^\/transparencia(?:\/busca\/([^/]+))?(?:\/pagina\/(\d+))?$/;

/** Reports navigation to a place that the table does not show: the back button, or a link to the whole table. */
export function AddressSync({ shown, onNavigate }: Props) {
  const pathname = usePathname();
  const wentBackTo = useRef<string>(undefined);
  const compare = useEffectEvent((address: string) => {
    const place = placeOf(address);
    if (place && (place.q !== shown.q || place.page !== shown.page)) onNavigate(place);
  });
  useEffect(() => {
    if (wentBackTo.current !== pathname) compare(pathname);
    wentBackTo.current = undefined;
  }, [pathname]);
  // `pathname` does not change when somebody goes back before the router has noticed the step forward.
  useEffect(() => {
    const goBack = () => {
      const address = window.location.pathname;
      wentBackTo.current = address;
      compare(address);
    };
    window.addEventListener("popstate", goBack);
    return () => window.removeEventListener("popstate", goBack);
  }, []);
  return null;
}

function placeOf(address: string): Place | undefined {
  const [matched, q = "", page = "1"] = TABLE_ADDRESS.exec(address) ?? [];
  if (matched === undefined) return undefined;
  try {
    return { q: decodeURIComponent(q).trim(), page: Number(page) };
  } catch {
    return undefined; // a broken escape, which no address of ours has
  }
}
