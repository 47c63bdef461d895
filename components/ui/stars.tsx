import { Star } from "lucide-react";

export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} de 5 estrelas`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden className={`size-4 ${star <= rating ? "fill-sun text-sun" : "text-line"}`} />
      ))}
    </span>
  );
}
