/** The folder of storage that has one for each picture. */
export const IMAGES = "images";

/** The advisory lock that keeps pictures from being removed: shared by those who remove some, exclusive for a backup. */
export const PICTURES_LOCK_KEY = 20_260_704;

export const imageFolder = (id: string) => `${IMAGES}/${id}`;
export const originalName = (id: string) => `${imageFolder(id)}/original.webp`;

/** How texts and the JSON of items refer to a picture; nova_pictures has the same pattern. */
export const PICTURE_REFERENCE = /(?:\/imagens\/|"imageId": ?")([\w-]{1,64})/g;
