import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { PostText } from "@/components/markdown/post-text";
import { VideoPlayer } from "@/components/markdown/video-player";
import { PhotoGallery } from "@/components/media/photo-gallery";
import { ArticleHeader } from "@/components/posts/article-header";
import { PreviewNotice } from "@/components/posts/preview-notice";
import { presentPost } from "@/lib/posts/present";
import { routes } from "@/lib/routes";
import { readPreviewed } from "./read-previewed";

export const metadata: Metadata = { title: "Prévia", robots: { index: false, follow: false } };

/** The preview of an unpublished article: its page without reviews, reactions and related articles. */
export default async function PreviewPage({ params }: PageProps<"/rascunho/[token]">) {
  const found = await readPreviewed((await params).token);
  if (!found) notFound();
  const post = presentPost(found);
  if (found.active && found.createdAt.getTime() <= Date.now()) redirect(routes.post(post.permalink));
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:pt-10">
      <PreviewNotice scheduledFor={found.active ? post.createdAt : undefined} />
      <article className="grid gap-8">
        <ArticleHeader post={post} />
        <VideoPlayer>
          <PostText>{post.description}</PostText>
        </VideoPlayer>
        <PhotoGallery pictures={post.pictures} />
      </article>
    </div>
  );
}
