"use client";

import { RotateCw } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { type PageStep, Pages } from "@/components/ui/pages";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";
import type { DonationPage } from "@/lib/donations/types";
import { routes } from "@/lib/routes";
import { announceExtent, DonationExtent } from "./donation-extent";
import { DonationRows } from "./donation-rows";
import { DonationTotals } from "./donation-totals";
import { DonationsSearch } from "./donations-search";
import { Downloads } from "./downloads";
import type { TableView } from "./fetch-donations";
import { useDonations } from "./use-donations";
import { useLockedHeight } from "./use-locked-height";

// The home page's table does not need it. Where it does not load, the table only misses the back button.
const AddressSync = lazy(() =>
  import("./address-sync").then(
    ({ AddressSync }) => ({ default: AddressSync }),
    () => ({ default: () => null }),
  ),
);

type Props = {
  /** The page that the server rendered. */
  first: DonationPage;
  q?: string;
  /** The URL follows the table; not on the home page. */
  ownsAddress?: boolean;
};

/**
 * Totals and table. Search, page links and reload work without JavaScript; with it they change the table in place.
 */
export function Donations({ first, q = "", ownsAddress = false }: Props) {
  const { shown, busy, failed, show } = useDonations({ q, list: first });
  const { list } = shown;
  const here = { q: shown.q, page: list.page };
  const input = useRef<HTMLInputElement>(null);
  const frame = useLockedHeight<HTMLDivElement>();
  const rows = useLockedHeight<HTMLDivElement>();

  /** `push`: whether the address is to follow. */
  async function go(to: TableView, push = ownsAddress) {
    frame.lock();
    rows.lock();
    // A new search may need less height; between pages the height is kept, so that the page links stay under the pointer.
    const arrived = await show(to, to.q === here.q ? undefined : rows.release);
    const address = arrived && routes.donations(to.q, arrived.page);
    if (push && address && address !== window.location.pathname) window.history.pushState(null, "", address);
  }

  /** Without a page the same element, so that it keeps the focus. */
  function pageLink(page: number | undefined, { rel, ...props }: PageStep) {
    if (!page) return <a role="link" aria-disabled tabIndex={-1} {...props} />;
    const turn = inPlace(() => void go({ q: here.q, page }));
    return <a href={routes.donations(here.q, page)} rel={rel} onClick={turn} {...props} />;
  }

  function search(typed: string) {
    void go({ q: typed.trim(), page: 1 });
  }

  const clear = inPlace(() => {
    write("");
    input.current?.focus();
    search("");
  });

  function write(text: string) {
    if (input.current) input.current.value = text;
  }

  function follow(view: TableView) {
    write(view.q);
    void go(view, false);
  }

  return (
    <div ref={frame.box} className="grid content-start gap-8 sm:gap-10">
      <DonationTotals totals={list.overall} />
      <div className="grid content-start gap-4">
        <div className="flex items-center justify-between gap-2">
          <DonationsSearch q={here.q} input={input} onSearch={search} onClear={clear} />
          <ReloadForm address={routes.donations(here.q, here.page)} busy={busy} onReload={() => void go(here)} />
        </div>
        <div ref={rows.box} aria-busy={busy} className={`wrap-anywhere transition-opacity ${busy ? "opacity-60" : ""}`}>
          <DonationRows q={here.q} list={list} onClear={clear} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <DonationExtent list={list} asOf={shown.asOf} />
          <Pages
            page={list.page}
            pages={list.pages}
            label="Páginas das doações"
            step={pageLink}
            className="max-sm:w-full"
          />
        </div>
        {list.total > 0 && <Downloads key={here.q} q={here.q} />}
        <p role="status" className="sr-only">
          {shown.asOf && !busy && announceExtent(here.q, list, shown.asOf)}
        </p>
      </div>
      {failed && <Failure message={failed.message} onRetry={() => void go(failed.view)} />}
      {ownsAddress && (
        <Suspense>
          <AddressSync shown={here} onNavigate={follow} />
        </Suspense>
      )}
    </div>
  );
}

/** A link's click, which changes the table in place; with Ctrl and the like it opens the address. */
const inPlace = (change: () => void) => (event: MouseEvent) => {
  if (!isUnmodifiedClick(event)) return;
  event.preventDefault();
  change();
};

function ReloadForm({ address, busy, onReload }: { address: string; busy: boolean; onReload: () => void }) {
  return (
    <form
      action={address}
      onSubmit={(event) => {
        event.preventDefault();
        onReload();
      }}
    >
      <Button type="submit" variant="quiet" className="max-sm:px-3">
        <RotateCw aria-hidden className={`size-5 ${busy ? "animate-spin" : ""}`} />
        <span className="max-sm:sr-only">Recarregar</span>
      </Button>
    </form>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="sticky bottom-4 z-10">
      <Alert>
        {message}{" "}
        <button type="button" onClick={onRetry} className="underline underline-offset-4">
          Tentar de novo
        </button>
      </Alert>
    </div>
  );
}
