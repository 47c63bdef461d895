import type { APIRequestContext } from "@playwright/test";
import { expect, type Headers } from "./fixtures";

export const password = "senha-bem-comprida";
export const account = (name: string) => ({ name, email: `${name}-${Date.now()}@api.example`.toLowerCase(), password });
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function register(request: APIRequestContext, headers: Headers, data: object) {
  const response = await request.post("/api/users/register", { headers, data });
  expect(response.status()).toBe(201);
  return response.json();
}
