/**
 * A text that XML can hold. It has no control characters, not even escaped; and only the first end of a CDATA section is split by
 * what writes the feed, so that no other may be in it.
 */
export const printable = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "").replaceAll("]]>", "]] >");
