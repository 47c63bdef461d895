import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { dialable } from "@/lib/settings/phone";
import type { Site } from "@/lib/settings/types";

/** E-mail and telephone as part of a sentence. */
export function ContactWays({ site: { email, phones } }: { site: Site }) {
  const [phone] = phones;
  if (!email && !phone) return <Link href={routes.contact}>fale com a gente</Link>;
  return (
    <>
      {email && (
        <>
          escreva para <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {email && phone && " ou "}
      {phone && (
        <>
          ligue para{" "}
          <a href={`tel:${dialable(phone.number)}`} className="whitespace-nowrap">
            {phone.number}
          </a>
        </>
      )}
    </>
  );
}
