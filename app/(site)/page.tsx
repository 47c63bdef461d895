import { ArrowRight } from "lucide-react";
import type { Metadata } from "next";
import { PostGrid } from "@/components/posts/post-grid";
import { LinkButton } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { postCopy } from "@/lib/posts/model";
import { readPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { alternates: { canonical: routes.home } };

/** Teasers of the blog on the home page. */
const TEASERS = 6;

export default async function HomePage() {
  const { items } = await readPosts(1, TEASERS);
  return (
    <>
      <section className="mx-auto grid max-w-page items-end gap-8 px-4 pt-12 pb-16 md:grid-cols-[1.4fr_1fr] md:pt-24">
        <h1 className="text-5xl sm:text-6xl lg:text-7xl">
          Gente comum que decidiu <span className="text-accent">ajudar</span>.
        </h1>
        <div className="grid gap-6">
          <p className="text-lg text-muted">
            Servimos café da manhã, montamos cestas básicas, damos reforço escolar. Ninguém aqui é especialista: somos
            vizinhos que querem ajudar quem está em situação de vulnerabilidade social.
          </p>
          <LinkButton href={routes.posts} className="justify-self-start">
            Veja o que estamos fazendo <ArrowRight aria-hidden className="size-5" />
          </LinkButton>
        </div>
      </section>
      <section aria-labelledby="blog" className="mx-auto max-w-page px-4">
        <h2 id="blog" className="mb-8 text-3xl sm:text-4xl">
          Do nosso blog
        </h2>
        {items.length > 0 ? <PostGrid posts={items} /> : <Empty title={postCopy.none} />}
      </section>
    </>
  );
}
