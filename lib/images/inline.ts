/** 'data:image/png;base64,…': the type is what the sender believes; the content decides. */
const DATA_URL = /^\s*data:[^,]{0,100};base64,/i;

/** The picture that came inside JSON as a data URL in `image`, as clients of the former API send it, and the other fields. */
export function inlinePicture(sent: unknown) {
  if (typeof sent !== "object" || sent === null || !("image" in sent)) return undefined;
  const { image, ...others } = sent;
  if (typeof image !== "string") return undefined;
  const [start] = DATA_URL.exec(image.slice(0, 200)) ?? [];
  return start === undefined ? undefined : { content: Buffer.from(image.slice(start.length), "base64"), others };
}
