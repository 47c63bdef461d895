import type { Metadata } from "next";
import { createPost } from "@/app/(painel)/actions/posts";
import { PostForm } from "@/components/posts/post-form";
import { draftAfterEvent } from "@/lib/calendar/news";
import { eventInAddress } from "@/lib/calendar/schema";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Cadastrar Posts" };

export default async function AddPostPage({ searchParams }: PageProps<"/addpost">) {
  const { name } = await requireAdministrator(routes.addPost);
  const { evento } = eventInAddress.parse(await searchParams);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Cadastrar Posts</h1>
      <PostForm
        key={evento}
        autor={name}
        event={evento ? await draftAfterEvent(evento) : undefined}
        save={createPost}
      />
    </div>
  );
}
