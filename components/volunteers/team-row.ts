/**
 * Classes of a row of the team: portrait, person, quote. The quote is below in a narrow container (a phone, the dashboard's
 * preview), beside the portrait in a wider one, in its own column in a wide one. `container` goes around the row.
 */
export const TEAM_ROW = {
  container: "@container",
  frame:
    "grid grid-cols-[6rem_minmax(0,1fr)] max-[16rem]:grid-cols-1 items-start gap-x-5 gap-y-5 border-line border-t py-8 @min-[38rem]:grid-cols-[11rem_minmax(0,1fr)] @min-[38rem]:gap-x-8 @min-[38rem]:gap-y-3 @min-[62rem]:grid-cols-[11rem_17rem_minmax(0,1fr)] @min-[62rem]:items-center @min-[62rem]:gap-x-10 @min-[62rem]:py-10",
  picture: "@min-[38rem]:row-span-2 @min-[62rem]:row-span-1",
  quote: "col-span-2 max-[16rem]:col-span-1 @min-[38rem]:col-span-1 @min-[38rem]:col-start-2 @min-[62rem]:col-start-3",
} as const;
