/** Placeholder of the calendar's size while it loads. */
export function CalendarSkeleton() {
  return (
    <div aria-hidden className="grid animate-pulse gap-2">
      <div className="mx-auto h-11 w-40 rounded-full bg-sunken" />
      <div className="grid grid-cols-7 place-items-center gap-y-1 pt-9">
        {Array.from({ length: 42 }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={day} className="my-1 size-9 rounded-full bg-sunken" />
        ))}
      </div>
    </div>
  );
}
