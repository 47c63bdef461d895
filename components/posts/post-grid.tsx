import type { PostCardData } from "@/lib/posts/model";
import { PostCard } from "./post-card";

/** Cards in rows; `firstPriority` when they are the first thing on the page. */
export function PostGrid({ posts, firstPriority = false }: { posts: PostCardData[]; firstPriority?: boolean }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post._id}>
          <PostCard post={post} priority={firstPriority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
