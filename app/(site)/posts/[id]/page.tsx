import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { Activity } from "react";
import { CampaignLink } from "@/components/campaigns/campaign-link";
import { PostText } from "@/components/markdown/post-text";
import { VideoPlayer } from "@/components/markdown/video-player";
import { PhotoGallery } from "@/components/media/photo-gallery";
import { ArticleEnd } from "@/components/posts/article-end";
import { ArticleHeader } from "@/components/posts/article-header";
import { ArticleSidebar } from "@/components/posts/article-sidebar";
import { NewPosts } from "@/components/posts/new-posts";
import { Reactions } from "@/components/posts/reactions";
import { ReviewForm } from "@/components/posts/review-form";
import { Reviews } from "@/components/posts/reviews";
import { ArticleJsonLd } from "@/components/seo/article-json-ld";
import { EditLink } from "@/components/site/edit-link";
import { Part } from "@/components/ui/part";
import { readCampaignName } from "@/lib/campaigns/public";
import { painelRoutes } from "@/lib/painel-routes";
import { takesPix } from "@/lib/pix/key";
import { NEW_PER_PAGE, readNewPosts, readPost, readPosts, readSideBoxes } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";
import { addressPart } from "@/lib/web/address-part";

type Props = PageProps<"/posts/[id]">;

/** Prerenders the newest articles. */
export async function generateStaticParams() {
  const { items } = await readPosts(1);
  return items.map(({ permalink }) => ({ id: permalink }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await readPost(addressPart((await params).id));
  if (!post) return {};
  const { titulo, resumo, permalink, autor, createdAt, updatedAt } = post;
  return pageMetadata(await readSite(), {
    title: titulo,
    description: resumo,
    path: routes.post(permalink),
    type: "article",
    publishedTime: createdAt,
    modifiedTime: updatedAt,
    authors: [autor],
  });
}

/** An article. What stands in an `Activity` is hydrated by itself, after the rest: a first reaction waits for less. */
export default async function PostPage({ params }: Props) {
  const id = addressPart((await params).id);
  const post = await readPost(id);
  if (!post) notFound();
  if (id !== post.permalink) permanentRedirect(routes.post(post.permalink));
  const [site, campaign, sidebar, newPosts] = await Promise.all([
    readSite(),
    readCampaignName(post.campaignId),
    readSideBoxes(post._id, post.slug),
    readNewPosts(post._id),
  ]);
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:pt-10">
      <ArticleJsonLd post={post} site={site} />
      <article className="grid gap-8">
        <ArticleHeader post={post} />
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-10">
            <VideoPlayer>
              <PostText>{post.description}</PostText>
            </VideoPlayer>
            <PhotoGallery pictures={post.pictures} />
            {campaign && <CampaignLink campaign={campaign} />}
            <Reactions postId={post._id} counts={post.reactions} comments={post.reviews.total} />
            <ArticleEnd post={post} takesPix={takesPix(site)} />
            <section id="comentarios" aria-labelledby="avaliacoes" className="mt-6 grid max-w-3xl gap-6">
              <h2 id="avaliacoes" className="text-3xl">
                Avaliações
              </h2>
              <Reviews reviews={post.reviews.items} total={post.reviews.total} organization={site.name} />
              <div className="mt-4 grid gap-6 print:hidden">
                <h3 className="text-2xl">Deixe a sua avaliação</h3>
                <Activity>
                  <ReviewForm postId={post._id} awaits={site.reviews === "afterReading"} />
                </Activity>
              </div>
            </section>
          </div>
          <ArticleSidebar {...sidebar} />
        </div>
      </article>
      {newPosts.items.length > 0 && (
        <Part id="novos" title="Artigos novos" size="text-3xl" className="mt-20 grid gap-8 print:hidden">
          <Activity>
            <NewPosts first={newPosts.items} pages={newPosts.pages} perPage={NEW_PER_PAGE} exclude={post._id} />
          </Activity>
        </Part>
      )}
      <EditLink href={painelRoutes.editPost(post._id)} />
    </div>
  );
}
