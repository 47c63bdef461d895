import { expect, test } from "./fixtures";

test("the categories of articles and projects are read by everybody, in the order of the filters", async ({
  request,
}) => {
  const response = await request.get("/api/categories");
  expect(response.status()).toBe(200);
  const { posts, projects } = await response.json();
  expect(posts[0]).toEqual({ slug: "acoes", label: "Ações" });
  expect(projects.map(({ slug }: { slug: string }) => slug)).toEqual(["acoes", "criancas", "cafes", "doacoes"]);
  expect((await request.post("/api/categories", { data: {} })).status()).toBe(405);
});
