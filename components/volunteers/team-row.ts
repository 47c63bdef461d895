/**
 * A row of the team: portrait, person, words. In a narrow place (a phone, the preview of the dashboard) the words stand
 * below, in a wider one beside the portrait, in a wide one in a column of their own. The invitation at the end has the
 * same shape. `place` goes around it.
 */
export const TEAM_ROW = {
  place: "@container",
  frame:
    "grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-5 gap-y-5 border-line border-t py-8 @min-[38rem]:grid-cols-[11rem_minmax(0,1fr)] @min-[38rem]:gap-x-8 @min-[38rem]:gap-y-3 @min-[62rem]:grid-cols-[11rem_17rem_minmax(0,1fr)] @min-[62rem]:items-center @min-[62rem]:gap-x-10 @min-[62rem]:py-10",
  picture: "@min-[38rem]:row-span-2 @min-[62rem]:row-span-1",
  words: "col-span-2 @min-[38rem]:col-span-1 @min-[38rem]:col-start-2 @min-[62rem]:col-start-3",
} as const;
