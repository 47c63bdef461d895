import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { ShortDate } from "@/components/ui/short-date";
import type { PostCardData } from "@/lib/posts/types";
import { routes } from "@/lib/routes";

export function ArticleHeader({ post }: { post: PostCardData }) {
  const { titulo, slug, categoria, autor, createdAt, picture } = post;
  return (
    <header className="grid gap-6">
      <Breadcrumb title={titulo} parent={{ label: "Blog", href: routes.posts }} />
      <Link
        href={routes.postsOf(slug)}
        className="inline-flex min-h-9 items-center justify-self-start rounded-full bg-leaf-soft px-4 font-semibold text-leaf text-sm underline-offset-4 hover:underline"
      >
        {categoria}
      </Link>
      <h1 className="max-w-4xl text-4xl sm:text-5xl lg:text-6xl">{titulo}</h1>
      <p className="wrap-anywhere text-muted">
        Por <strong className="text-ink">{autor}</strong> em <ShortDate moment={createdAt} />
      </p>
      <Picture
        picture={picture}
        sizes="(min-width: 1200px) 75rem, calc(100vw - 2rem)"
        priority
        className="aspect-[16/9] max-h-[70vh] w-full rounded-card bg-sunken object-cover"
      />
    </header>
  );
}
