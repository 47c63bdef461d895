/** Whether the product gives files such names ('images/abc/original.webp'); what others put beside them has any. */
export const isStorageName = (name: string) => /^[\w-]+(\/[\w.-]+)*$/.test(name) && !name.includes("..");
