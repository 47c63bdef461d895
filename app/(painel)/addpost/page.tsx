import type { Metadata } from "next";
import { createPost } from "@/app/(painel)/actions/posts";
import { PostForm } from "@/components/posts/post-form";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Cadastrar Posts" };

export default async function AddPostPage() {
  const { name } = await requireAdministrator(routes.addPost);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Cadastrar Posts</h1>
      <PostForm autor={name} save={createPost} />
    </div>
  );
}
