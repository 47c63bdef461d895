import Link from "next/link";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

export function Footer() {
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-page gap-6 px-4 py-12 sm:grid-cols-[1fr_auto]">
        <div>
          <p className="font-bold font-display text-xl">{site.name}</p>
          <p className="mt-2 max-w-md text-muted">{site.description}</p>
        </div>
        <nav aria-label="Rodapé">
          <ul className="flex gap-4">
            <li>
              <Link href={routes.home} className="py-2 underline underline-offset-4">
                Home
              </Link>
            </li>
            <li>
              <Link href={routes.posts} className="py-2 underline underline-offset-4">
                Blog
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
