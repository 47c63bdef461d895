import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures";

const upload = (buffer: Buffer, name = "foto.jpg", mimeType = "image/jpeg") => ({ image: { name, mimeType, buffer } });

test("POST /api/upload stores a picture, which is served small, modern and for ever", async ({ request, token }) => {
  const headers = { authorization: `Bearer ${token}` };
  const photo = await readFile("e2e/files/foto.jpg");
  expect(photo.includes("Exif")).toBe(true); // the camera's data are in the file, and must not come out
  const response = await request.post("/api/upload", { headers, multipart: { ...upload(photo), alt: "Uma foto" } });
  expect(response.status()).toBe(201);
  const { image, picture } = await response.json();
  expect(image).toMatch(/^\/imagens\/[\w-]+$/);
  expect(picture).toMatchObject({ src: image, alt: "Uma foto", width: 600, height: 900 }); // turned upright

  for (const [file, type] of [
    ["720.avif", "image/avif"],
    ["720.webp", "image/webp"],
  ] as const) {
    await expect.poll(async () => (await request.get(`${image}/${file}`)).headers()["content-type"]).toBe(type);
    const variant = await request.get(`${image}/${file}`);
    expect(variant.headers()).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect((await variant.body()).includes("Exif")).toBe(false);
  }
  expect((await request.get(`${image}/641.webp`)).status()).toBe(404);
  expect((await request.get("/imagens/nada/720.webp")).status()).toBe(404);
  expect((await request.get(image)).headers()["content-type"]).toBe("image/webp");
});

test("what is no PNG or JPG, is too large, or comes without a token is refused with a clear message", async ({
  request,
  token,
}) => {
  const headers = { authorization: `Bearer ${token}` };
  const send = (multipart: ReturnType<typeof upload>) => request.post("/api/upload", { headers, multipart });
  const svg = await send(upload(Buffer.from("<svg/>"), "foto.png", "image/png"));
  expect([svg.status(), await svg.json()]).toEqual([415, { message: "Envie uma imagem PNG ou JPG" }]);
  const large = await send(upload(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)));
  expect([large.status(), await large.json()]).toEqual([413, { message: "A imagem deve ter no máximo 10 MB" }]);
  const none = await request.post("/api/upload", { headers, multipart: { other: "x" } });
  expect([none.status(), (await none.json()).message]).toEqual([400, "Escolha uma imagem"]);
  const foto = await readFile("e2e/files/foto.jpg");
  expect((await request.post("/api/upload", { multipart: upload(foto) })).status()).toBe(401);
});
