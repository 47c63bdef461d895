/** Photographs that an article or an event may have besides its cover. */
export const MAX_PHOTOS = 12;
