/** Allows web pages, paths of this site, anchors and e-mail addresses. */
export const isLinkAddress = (address: string) =>
  /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?!\/)|#)/i.test(address.trim());

/** Completes a typed address ('exemplo.org', 'maria@exemplo.org'); undefined when it is invalid. */
export function toLinkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/\s/.test(address)) return undefined;
  if (isLinkAddress(address)) return isParsable(address) ? address : undefined;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,}(?:[/?#:].*)?$/iu.test(address)) return `https://${address}`;
  return undefined;
}

const isParsable = (address: string) => !/^https?:/i.test(address) || URL.canParse(address);

export const INVALID_LINK_MESSAGE = "Informe um endereço como https://exemplo.org, /contato ou nome@exemplo.org";
