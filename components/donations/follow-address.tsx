"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import type { Place } from "./fetch-donations";

type Props = { at: Place; onElsewhere: (place: Place) => void };

const TABLE_ADDRESS = /^\/transparencia(?:\/busca\/([^/]+))?(?:\/pagina\/(\d+))?$/;

/** Says when the address asks for something else than the table shows: the back button, or a link to the whole table. */
export function FollowAddress({ at, onElsewhere }: Props) {
  const pathname = usePathname();
  const compare = useEffectEvent((address: string) => {
    const place = placeOf(address);
    if (place && (place.q !== at.q || place.page !== at.page)) onElsewhere(place);
  });
  useEffect(() => compare(pathname), [pathname]);
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
