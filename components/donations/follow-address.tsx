"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "./fetch-donations";

type Props = { at: Place; onElsewhere: (place: Place) => void };

const TABLE_ADDRESS = /^\/transparencia(?:\/busca\/([^/]+))?(?:\/pagina\/(\d+))?$/;

/** Says when the address asks for something else than the table shows: the back button, or a link to the whole table. */
export function FollowAddress({ at, onElsewhere }: Props) {
  const pathname = usePathname();
  const wentBackTo = useRef<string>(undefined);
  const compare = useEffectEvent((address: string) => {
    const place = placeOf(address);
    if (place && (place.q !== at.q || place.page !== at.page)) onElsewhere(place);
  });
  useEffect(() => {
    if (wentBackTo.current !== pathname) compare(pathname);
    wentBackTo.current = undefined;
  }, [pathname]);
  // Who goes back before the router has noticed the step forward leaves it with the name of the path that it knows.
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
