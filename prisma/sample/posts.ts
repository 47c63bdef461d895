import { foodPosts } from "./posts-food";
import { neighbourhoodPosts } from "./posts-neighbourhood";
import { parcelPosts } from "./posts-parcels";
import { trainingPosts } from "./posts-training";
import { youngPosts } from "./posts-young";
import type { SamplePost } from "./types";

export const samplePosts: SamplePost[] = [
  ...foodPosts,
  ...parcelPosts,
  ...youngPosts,
  ...neighbourhoodPosts,
  ...trainingPosts,
].sort((a, b) => a.daysAgo - b.daysAgo);
