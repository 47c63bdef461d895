import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";

const upload = (buffer: Buffer, name = "foto.jpg", mimeType = "image/jpeg") => ({ image: { name, mimeType, buffer } });
const problem = (message: string) => ({ message, errors: { image: message } });

test("POST /api/upload stores a picture, which is served small, modern, and kept by browsers for a day", async ({
  request,
  headers,
}) => {
  const photo = await readFile("e2e/files/foto.jpg");
  expect(photo.includes("Exif")).toBe(true); // the file contains EXIF data, which must be removed
  const response = await request.post("/api/upload", { headers, multipart: { ...upload(photo), alt: "Uma foto" } });
  expect(response.status()).toBe(201);
  const { image, picture } = await response.json();
  expect(image).toMatch(/^\/imagens\/[\w-]+$/);
  expect(picture).toMatchObject({ src: image, alt: "Uma foto", width: 600, height: 900 }); // rotated upright

  for (const [file, type] of [
    ["720.avif", "image/avif"],
    ["720.webp", "image/webp"],
  ] as const) {
    const served = async () => (await request.get(`${image}/${file}`)).headers()["content-type"];
    await expect.poll(served, { timeout: 60_000 }).toBe(type); // AVIF takes its time on a busy machine
    const variant = await request.get(`${image}/${file}`);
    expect(variant.headers()).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=86400, s-maxage=60",
      "x-content-type-options": "nosniff",
    });
    expect((await variant.body()).includes("Exif")).toBe(false);
    const { etag = "" } = variant.headers();
    const again = await request.get(`${image}/${file}`, { headers: { "if-none-match": etag } });
    expect([again.status(), again.headers().etag]).toEqual([304, etag]);
  }
  expect((await request.get(`${image}/641.webp`)).status()).toBe(404);
  for (const gone of ["/imagens/nada/720.webp", "/imagens/nada"])
    expect((await request.get(gone)).status(), gone).toBe(404);
  expect((await request.get(image)).headers()["content-type"]).toBe("image/webp");
});

test("what is no PNG or JPG, is too large, or comes without a token is refused with a clear message", async ({
  request,
  headers,
}) => {
  const send = (multipart: ReturnType<typeof upload>) => request.post("/api/upload", { headers, multipart });
  const svg = await send(upload(Buffer.from("<svg/>"), "foto.png", "image/png"));
  expect([svg.status(), await svg.json()]).toEqual([415, problem("Envie uma imagem PNG ou JPG")]);
  const large = await send(upload(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)));
  expect([large.status(), await large.json()]).toEqual([413, problem("A imagem deve ter no máximo 10 MB")]);
  const none = await request.post("/api/upload", { headers, multipart: { other: "x" } });
  expect([none.status(), (await none.json()).message]).toEqual([400, "Escolha uma imagem"]);
  const foto = await readFile("e2e/files/foto.jpg");
  expect((await request.post("/api/upload", { multipart: upload(foto) })).status()).toBe(401);
});

test.describe("a picture inside JSON, as clients of the former API send it", () => {
  const post = { titulo: "Com foto", description: "Texto", autor: "Ana", slug: "acoes", active: false };
  const dataUrl = (content: Buffer, type = "image/jpeg") => `data:${type};base64,${content.toString("base64")}`;

  test("is re-encoded and stored as an upload is, in every input", async ({ request, headers, create }) => {
    const photo = await readFile("e2e/files/foto.jpg");
    const image = dataUrl(photo, "image/png"); // the content determines the type, not the declaration
    const made = await create<{ _id: string; image: string }>("/api/posts", { ...post, image, imageAlt: "Uma foto" });
    expect(made).toMatchObject({ picture: { alt: "Uma foto", width: 600, height: 900 } });
    const stored = await request.get(made.image);
    expect(stored.headers()["content-type"]).toBe("image/webp");
    expect((await stored.body()).includes("Exif")).toBe(false);

    const event = { dia: 1, mes: "Maio", ano: 2099, hora: "9h", acoes: "A", local: "L", eventos: "E", active: false };
    const project = { titulo: "P", description: "D", slug: "acoes", url: "https://instagram.com/x", active: false };
    const volunteer = { name: "V", profissao: "P", tipo: "T", descricao: "D", active: false };
    for (const [resource, data, at] of [
      ["/api/calendars", event, undefined],
      ["/api/projects", project, undefined],
      ["/api/volunters", volunteer, "/api/volunters/register"],
    ] as const) {
      const item = await create<{ _id: string; image: string }>(resource, { ...data, image }, at);
      expect(item.image, resource).toMatch(/^\/imagens\//);
    }
    const again = await request.put(`/api/posts/${made._id}`, { headers, data: { ...post, image } });
    expect((await again.json()).image).not.toBe(made.image);
  });

  test("is refused like an upload, beside its field, and other fields first", async ({ request, headers }) => {
    const send = (data: object) => request.post("/api/posts", { headers, data });
    const svg = await send({ ...post, image: dataUrl(Buffer.from("<svg/>"), "image/png") });
    expect([svg.status(), await svg.json()]).toEqual([400, problem("Envie uma imagem PNG ou JPG")]);
    const broken = await send({ ...post, image: dataUrl(Buffer.from([0xff, 0xd8, 0xff, 0])) });
    expect([broken.status(), Object.keys((await broken.json()).errors)]).toEqual([400, ["image"]]);
    const large = await send({ ...post, image: dataUrl(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)) });
    expect([large.status(), await large.json()]).toEqual([413, problem("A imagem deve ter no máximo 10 MB")]);
    const endless = await send({ ...post, image: dataUrl(Buffer.alloc(12 * 1024 * 1024)) });
    expect([endless.status(), await endless.json()]).toEqual([413, problem("A imagem deve ter no máximo 10 MB")]);
    const photo = dataUrl(await readFile("e2e/files/foto.jpg"));
    const other = await send({ ...post, titulo: "", image: photo });
    expect([other.status(), Object.keys((await other.json()).errors)]).toEqual([400, ["titulo"]]);
    for (const image of ["data:image/png,abc", "javascript:alert(1)", "http://a.org/x.png", "/imagens/nada"]) {
      const refused = await send({ ...post, image });
      expect([refused.status(), Object.keys((await refused.json()).errors)], image).toEqual([400, ["image"]]);
    }
  });

  test("takes a web address as it is", async ({ create }) => {
    const image = "https://exemplo.org/foto.png";
    expect(await create("/api/posts", { ...post, image })).toMatchObject({ image });
  });
});
