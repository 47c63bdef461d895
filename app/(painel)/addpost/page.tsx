import type { Metadata } from "next";
import { z } from "zod";
import { createPost } from "@/app/(painel)/actions/posts";
import { PostForm } from "@/components/posts/post-form";
import { draftAfterEvent } from "@/lib/calendar/news";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Cadastrar Posts" };

const address = z.object({
  evento: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});

export default async function AddPostPage({ searchParams }: PageProps<"/addpost">) {
  const { name } = await requireAdministrator(routes.addPost);
  const { evento } = address.parse(await searchParams);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Cadastrar Posts</h1>
      <PostForm autor={name} event={evento ? await draftAfterEvent(evento) : undefined} save={createPost} />
    </div>
  );
}
