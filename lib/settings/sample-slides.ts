/** The drawings that the installation brings along for the banner, in a wide and a tall cut each. */
export const sampleSlideImage = (n: number) => `/banner/${n}-wide-960.webp`;
/** The number of a sample drawing; undefined for any other picture. */
export const sampleSlide = (image: string) => /^\/banner\/([1-5])-wide-960\.webp$/.exec(image)?.[1];
