/** 'www.instagram.com/nova', as people copy it, is meant as https. */
export function withScheme(address: string) {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;
}

/** Only what a browser opens as a page: the address becomes a link for visitors. */
export function isWebAddress(address: string) {
  if (/\s/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return ["http:", "https:"].includes(protocol) && hostname.includes(".") && username === "";
}
