const oneDecimal = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

/** '12,3 MB'. */
export const inMegabytes = (bytes: number) => `${oneDecimal.format(bytes / 1e6)} MB`;

/** '4,9 GB'. */
export const inGigabytes = (bytes: number) => `${oneDecimal.format(bytes / 1e9)} GB`;
