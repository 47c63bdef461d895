/** What a link may lead to: a page of the web, a page of this site, or an e-mail. */
export const isLinkAddress = (address: string) =>
  /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?!\/)|#)/i.test(address.trim());

/** What a person typed as a link's address; undefined when it is none. 'exemplo.org' and 'maria@exemplo.org' will do. */
export function toLinkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/\s/.test(address)) return undefined;
  if (isLinkAddress(address)) return isReadable(address) ? address : undefined;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,}(?:[/?#:].*)?$/iu.test(address)) return `https://${address}`;
  return undefined;
}

const isReadable = (address: string) => !/^https?:/i.test(address) || URL.canParse(address);

export const LINK_REFUSED = "Informe um endereço como https://exemplo.org, /contato ou nome@exemplo.org";
