import { type Picture, variantAddress } from "@/lib/images/picture";

type Props = {
  /** The organisation's logo; absent, the site's own drawing. */
  logo: Picture | undefined;
  /** Height in pixels. */
  size: number;
  loading?: "lazy";
};

/** Largest ratio of width to height: the name stands beside it. */
const MAX_ASPECT = 3;

/** Without alternative text, because the name stands beside it. */
export function Logo({ logo, size, loading }: Props) {
  if (!logo) return <img src="/logo.svg" alt="" width={size} height={size} loading={loading} className="shrink-0" />;
  const { src, width, height } = logo;
  const aspect = Math.min(MAX_ASPECT, (width ?? 1) / (height ?? 1));
  return (
    <img
      src={variantAddress(src, 320)}
      alt=""
      width={Math.round(size * aspect)}
      height={size}
      loading={loading}
      // Tailwind's own height of pictures overrides the attribute.
      style={{ height: size }}
      className="shrink-0 object-contain max-sm:max-w-16 sm:max-w-none"
    />
  );
}
