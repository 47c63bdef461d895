/** Six weeks of dots, painted: elements of their own would be a twentieth of the home page's. */
const DOTS =
  "h-72 bg-[length:calc(100%/7)_3rem] bg-[radial-gradient(circle,var(--sunken)_1.125rem,transparent_calc(1.125rem+1px))]";

/** Placeholder of the calendar's size while it loads. */
export function CalendarSkeleton() {
  return (
    <div aria-hidden className="grid animate-pulse gap-2">
      <div className="mx-auto h-11 w-40 rounded-full bg-sunken" />
      <div className={`mt-9 ${DOTS}`} />
    </div>
  );
}
