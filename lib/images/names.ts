/** The folder of storage that has one for each picture. */
export const IMAGES = "images";

/** The advisory lock that keeps pictures from being removed: shared by those who remove some, exclusive for a backup. */
export const PICTURES_LOCK_KEY = 20_260_704;

export const imageFolder = (id: string) => `${IMAGES}/${id}`;
export const originalName = (id: string) => `${imageFolder(id)}/original.webp`;
