import { expect, test } from "../fixtures";
import { anArticleAndAnEvent, readPage } from "./read";

test.describe("structured data", () => {
  test("the home page introduces the organisation and its search", async ({ page }) => {
    const { data } = await readPage(page, "/");
    const [{ "@graph": graph }] = data;
    expect(graph).toEqual([
      expect.objectContaining({ "@type": "NGO", name: "Projeto Nova", url: expect.stringMatching(/^http/) }),
      expect.objectContaining({ "@type": "WebSite", inLanguage: "pt-BR", publisher: { "@id": graph[0]["@id"] } }),
    ]);
    expect(graph[1].potentialAction.target.urlTemplate).toMatch(/\/search\/\{search_term_string\}$/);
  });

  test("an article has its text, dates, people and way, whatever its title", async ({ page, newPost }) => {
    const titulo = `</script><script>alert("x")</script> ]]> & <b>${Date.now()}`;
    const post = await newPost({ titulo, autor: "Marlene", description: "Um **texto** de teste sobre a mesa farta." });
    const { data } = await readPage(page, `/posts/${post.permalink}`);
    const article = data.find((one) => one["@type"] === "BlogPosting");
    expect(article).toMatchObject({
      headline: titulo,
      description: "Um texto de teste sobre a mesa farta.",
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      author: { "@type": "Person", name: "Marlene" },
      publisher: { "@type": "NGO", name: "Projeto Nova" },
      inLanguage: "pt-BR",
      mainEntityOfPage: { "@id": expect.stringMatching(new RegExp(`/posts/${post.permalink}$`)) },
      image: [expect.stringMatching(/^http/)],
    });
    expect(article).not.toHaveProperty("aggregateRating");
    const way = data.find((one) => one["@type"] === "BreadcrumbList");
    expect(way?.itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Home", "Blog", titulo]);
  });

  test("an event says when and where", async ({ page }) => {
    const [, event] = await anArticleAndAnEvent(page);
    const { data } = await readPage(page, event ?? "");
    expect(data.find((one) => one["@type"] === "Event")).toMatchObject({
      name: expect.stringMatching(/./),
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[23]:00$/),
      eventStatus: expect.stringMatching(/schema\.org\/Event(Scheduled|Cancelled)$/),
      location: { "@type": "Place", name: expect.stringMatching(/./) },
    });
  });
});
