"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import type { TableView } from "./fetch-donations";

type Props = { shown: TableView; onNavigate: (view: TableView) => void };

const TABLE_ADDRESS = /^\/transparencia(?:\/busca\/([^/]+))?(?:\/pagina\/(\d+))?$/;

/** Reports navigation to a view that the table does not show: by the back button, or a link to the whole table. */
export function AddressSync({ shown, onNavigate }: Props) {
  const pathname = usePathname();
  const wentBackTo = useRef<string>(undefined);
  const compare = useEffectEvent((address: string) => {
    const view = viewOf(address);
    if (view && (view.q !== shown.q || view.page !== shown.page)) onNavigate(view);
  });
  useEffect(() => {
    if (wentBackTo.current !== pathname) compare(pathname);
    wentBackTo.current = undefined;
  }, [pathname]);
  // Going back before the router has processed the push does not change `pathname`.
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

function viewOf(address: string): TableView | undefined {
  const [matched, q = "", page = "1"] = TABLE_ADDRESS.exec(address) ?? [];
  if (matched === undefined) return undefined;
  try {
    return { q: decodeURIComponent(q).trim(), page: Number(page) };
  } catch {
    return undefined; // an invalid percent escape
  }
}
