import { variantAddress } from "@/lib/images/picture";

/** The chosen picture. No alternative text, because that is a field beside it. */
export function ImageThumb({ address, aspect = 4 / 3 }: { address: string; aspect?: number }) {
  return (
    <img
      src={variantAddress(address, 320)}
      alt=""
      referrerPolicy="no-referrer"
      style={{ aspectRatio: aspect }}
      className="w-32 shrink-0 rounded-field bg-sunken object-cover sm:w-40"
    />
  );
}
