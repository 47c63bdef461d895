/**
 * A row of the team: portrait, person, words. On a phone the words stand below, on a tablet beside the portrait, on a
 * wide screen in a column of their own. The invitation at the end has the same shape.
 */
export const TEAM_ROW = {
  frame:
    "grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-5 gap-y-5 border-line border-t py-8 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-8 sm:gap-y-3 lg:grid-cols-[11rem_17rem_minmax(0,1fr)] lg:items-center lg:gap-x-10 lg:py-10",
  picture: "sm:row-span-2 lg:row-span-1",
  words: "col-span-2 sm:col-span-1 sm:col-start-2 lg:col-start-3",
} as const;
