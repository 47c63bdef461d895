/** The folder of storage that has one for each picture. */
export const IMAGES = "images";

export const imageFolder = (id: string) => `${IMAGES}/${id}`;
export const originalName = (id: string) => `${imageFolder(id)}/original.webp`;
