import "server-only";
import type { z } from "zod";
import { consume } from "../../auth/limits";
import { AppError } from "../../errors";
import { inlinePicture } from "../../images/inline";
import { storeImage } from "../../images/service";
import { removePicturesIfUnused } from "../../images/unused";
import { imageCopy, JSON_MEGABYTES, MAX_BYTES } from "../../images/upload-limits";
import { may, type Role } from "../../roles";
import { storedAddress } from "../../routes";
import { validate } from "../../validate";
import { readBytes, TOO_LARGE } from "../read-bytes";

/** The format of a body: JSON; JSON whose `image` may be the picture itself, as a data URL; a form with a file. */
export type Content = "json" | "json+image" | "form";

const KILOBYTE_BYTES = 1024;
const MEGABYTE_BYTES = 1024 * KILOBYTE_BYTES;
/** Room for the form's own bytes around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/** Limit of a body in bytes, and the message for a larger one. */
const LIMITS = {
  json: { bytes: MEGABYTE_BYTES, error: () => new AppError("tooLarge", TOO_LARGE) },
  /** Without an account: visitors' longest form has 8 KB, and what is half sent stays in memory. */
  anonymous: { bytes: 64 * KILOBYTE_BYTES, error: () => new AppError("tooLarge", TOO_LARGE) },
  "json+image": { bytes: JSON_MEGABYTES * MEGABYTE_BYTES, error: () => imageTooLarge() },
  form: { bytes: MAX_BYTES + FORM_OVERHEAD_BYTES, error: () => imageTooLarge() },
};

/**
 * What a parser makes a value, a part or a header of, and how often it may occur: a megabyte has room for hundreds of thousands of
 * them, and one body would keep the thread busy for 15 seconds without a pause.
 */
const MARKS = { json: { marks: [",", "[", "{"], most: 100_000 }, form: { marks: ["\r\n"], most: 10_000 } };

const imageTooLarge = () => new AppError("tooLarge", imageCopy.tooLarge, { image: imageCopy.tooLarge });

/** The validated body; `discard` deletes the picture stored with it, in case the request fails. */
type Input<Schema extends z.ZodType> = { body: z.output<Schema>; discard?: () => Promise<unknown> };

type From = {
  content?: Content;
  /** The account's; undefined without one. */
  role: Role | undefined;
  caller: () => Promise<string>;
};

/**
 * Reads and validates a body. A picture is counted for the `caller`. One inside JSON is stored as an upload would be, once all else is
 * right; `image` is its address from then on.
 */
export async function readInput<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { content = "json", role, caller }: From,
): Promise<Input<Schema>> {
  if (content === "form") {
    const body = validate(schema, await readForm(request));
    await consume(uploadLimit(role), await caller());
    return { body };
  }
  const sent = await readJson(request, content === "json" && !role ? "anonymous" : content);
  const picture = content === "json+image" ? inlinePicture(sent) : undefined;
  if (!picture) return { body: validate(schema, sent) };
  const withImage = (image: string) => validate(schema, { ...picture.others, image });
  withImage("");
  await consume(uploadLimit(role), await caller());
  const { id } = await storeImage(picture.content).catch(explainInField);
  return { body: withImage(storedAddress(id)), discard: () => removePicturesIfUnused([id]) };
}

/** Who writes nothing that has a picture needs one only for the own account. */
const uploadLimit = (role: Role | undefined) =>
  role && !may(role, "content:write") && !may(role, "volunteers:write") ? "portrait" : "upload";

async function readJson(request: Request, limit: keyof typeof LIMITS): Promise<unknown> {
  if (!/^application\/(\w+\+)?json\b/i.test(contentType(request)))
    throw new AppError("unsupported", "Envie os dados em JSON");
  const bytes = await readWithin(request, limit);
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new AppError("invalid", "JSON malformado");
  }
}

async function readForm(request: Request) {
  const type = contentType(request);
  if (!/^multipart\/form-data\b/i.test(type)) throw new AppError("unsupported", imageCopy.wrongType);
  const bytes = await readWithin(request, "form");
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { "content-type": type } }).formData());
  } catch {
    throw new AppError("invalid", imageCopy.missing, { image: imageCopy.missing });
  }
}

async function readWithin(request: Request, limit: keyof typeof LIMITS) {
  const { bytes, error } = LIMITS[limit];
  const body = await readBytes(request, bytes);
  if (!body) throw error();
  const { marks, most } = limit === "form" ? MARKS.form : MARKS.json;
  if (marks.some((mark) => occursOftener(body, mark, most))) throw new AppError("tooLarge", TOO_LARGE);
  return body;
}

function occursOftener(body: Buffer, mark: string, most: number) {
  let at = body.indexOf(mark);
  for (let count = 0; at >= 0 && count < most; count++) at = body.indexOf(mark, at + 1);
  return at >= 0;
}

const contentType = (request: Request) => request.headers.get("content-type") ?? "";

/** A faulty picture inside JSON is an error of its field, and not of the body's media type. */
function explainInField(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== "unsupported") throw error;
  throw new AppError("invalid", error.message, error.fields);
}
