"use client";

import type { FoundPost } from "@/lib/posts/types";
import { PostCard } from "./post-card";

type Props = {
  posts: FoundPost[];
  /** The grid is at the top of the page: the first picture is fetched first. */
  firstPriority?: boolean;
  heading?: "h2" | "h3";
};

export function PostGrid({ posts, firstPriority = false, heading }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post._id}>
          <PostCard post={post} priority={firstPriority && index === 0} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
