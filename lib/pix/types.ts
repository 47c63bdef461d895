/** The data to show one code. */
export type PixOffer = {
  /** 'Pix copia e cola'. */
  code: string;
  /** In centavos; absent, the payer chooses. */
  cents?: number;
  /** The key as people write it, and what kind it is. */
  key: string;
  kind: string;
  /** The name that the bank will show. */
  beneficiary: string;
  /** The organisation's; empty when it has none. */
  cnpj: string;
  /** Nobody's key: it came with the installation. */
  sample: boolean;
  /** What an amount, in centavos, has done or does: 'doze cafés na praça'. */
  examples: { cents: number; text: string }[];
  /** The modules of a side, and the dark ones as an SVG path of strokes. */
  qr: { size: number; path: string };
};
