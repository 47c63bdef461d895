import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "../db/client";
import { originalName } from "../images/names";
import { storage } from "../storage/storage";
import { idOf, importInTest, oid } from "./legacy-import.fixture";

const { folder, importOf } = importInTest();

describe("pictures", () => {
  const project = { titulo: "Horta", description: "Plantamos.", slug: "acoes", url: "www.instagram.com/nova" };
  const take = async (number: number, image: unknown) => {
    const { words } = await importOf("projects.json", [{ ...project, _id: oid(number), image }]);
    const row = await db.project.findUniqueOrThrow({ where: { id: idOf(number) }, include: { image: true } });
    return { image: row.image, remark: words[0]?.replace(/^.*image: /, "") };
  };
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c63" } })
      .jpeg()
      .toBuffer();
    await mkdir(path.join(folder(), "uploads"));
    await writeFile(path.join(folder(), "uploads", "foto da horta.jpg"), jpeg);
    await writeFile(path.join(folder(), "solta.jpg"), jpeg);
    await writeFile(path.join(folder(), "texto.jpg"), "isto não é uma imagem");
    await writeFile(path.join(folder(), "..", `${path.basename(folder())}-fora.jpg`), jpeg);
  });
  afterAll(() => rm(`${folder()}-fora.jpg`, { force: true }));

  it("on the web stay where they are", async () => {
    expect(await take(101, "https://exemplo.org/a.jpg")).toMatchObject({ image: { url: "https://exemplo.org/a.jpg" } });
  });

  it("in base64 and of the folder are stored as uploads are", async () => {
    const encoded = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
    for (const [index, address] of [
      encoded,
      "/uploads/foto%20da%20horta.jpg?v=2",
      "uploads\\solta.jpg",
      "http://localhost:5000/uploads/solta.jpg",
      "solta.jpg",
    ].entries()) {
      const { image, remark } = await take(110 + index, address);
      expect([image?.width, image?.height, image?.url, remark]).toEqual([60, 40, null, undefined]);
      const stored = await storage.read(originalName(image?.id ?? ""));
      expect((await sharp(stored).metadata()).format).toBe("webp");
    }
  });

  it("that cannot be had leave the default one, and a remark", async () => {
    const fallback = "; ficou a imagem padrão";
    for (const [index, [address, why]] of [
      ["/uploads/sumiu.jpg", "não encontrei sumiu.jpg na pasta da exportação"],
      [
        `../${path.basename(folder())}-fora.jpg`,
        `não encontrei ${path.basename(folder())}-fora.jpg na pasta da exportação`,
      ],
      ["texto.jpg", "Envie uma imagem PNG ou JPG"],
      ["data:image/svg+xml;base64,PHN2Zy8+", "Envie uma imagem PNG ou JPG"],
      [
        "data:image/png,%89",
        "Não conseguimos ler esta imagem. Ela pode estar danificada; tente salvar de novo em PNG ou JPG",
      ],
      ["http://exemplo.org/a.jpg", "Informe um endereço de imagem que comece com https:// ou envie um arquivo"],
      ["/imagens/nao-existe", "não encontrei nao-existe na pasta da exportação"],
    ].entries()) {
      expect(await take(120 + index, address)).toEqual({ image: null, remark: why + fallback });
    }
    expect(await take(130, "./default.jpg")).toEqual({ image: null, remark: undefined });
  });
});
