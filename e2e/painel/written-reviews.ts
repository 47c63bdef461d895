import type { APIRequestContext } from "@playwright/test";
import { expect } from "../fixtures";

/** Creates a review from each name; a list can be searched for `mark`. */
export async function addReviews(request: APIRequestContext, postId: string, mark: string, names: string[]) {
  for (const nome of names) {
    const data = { nome, email: `${nome.toLowerCase()}@segredo.example`, rating: 4, comment: `Gostei ${mark}` };
    const response = await request.post(`/api/posts/${postId}/review`, { data });
    expect(response.status()).toBe(201);
  }
}

export const newMark = () => `capivara${Date.now()}`;
