import { z } from "zod";
import { altInput, imageInput } from "../images/schema";
import { imageCopy } from "../images/upload-limits";
import { isEmail, isTelephone, limitedText, requiredText, seen, WRONG_EMAIL } from "../inputs";
import { amountPart, parseAmount } from "../pix/amount";
import { parsePixKey } from "../pix/key";
import { storedId } from "../routes";
import { unpunctuated } from "../text";
import { inOneLine } from "../visitors-text";
import { DEFAULT_ACCENT, isColor } from "./accent";
import { homeSections } from "./home-sections";
import { LIMITS, REVIEW_RULES, type ReviewRule, STATES } from "./limits";
import { formatPhone } from "./phone";
import { sampleSlide } from "./sample-slides";

const PHONE = "Confira o telefone: o DDD e o número, como (34) 91234-5678, ou um 0800";
const WHATSAPP = "Confira o número: o DDD e o celular, como (34) 91234-5678";
const PROFILE = "Informe o endereço do perfil, como https://www.instagram.com/nome";
const PROMISE_DAYS = `Informe quantos dias, de 1 a ${LIMITS.promiseDays}`;
const LINK = "Informe uma página deste site, como /agenda, ou um endereço que comece com https://";

/** Pix has plain letters only: a name or a city must not be empty after the removal of all others. */
const isPlain = (typed: string) => /[a-z\d]/i.test(typed.normalize("NFKD"));
const PLAIN = "Use letras de a a z: o Pix não conhece outras";

/** 0800 and its like, which have no area: three or four digits, then six or seven. */
const SERVICE_NUMBER = /^0[3589]00\d{6,7}$/;

/** A number of Brazil as people write it; of another country, with a plus. Stored as wa.me wants it. */
const whatsapp = z
  .string()
  .trim()
  .max(30, WHATSAPP)
  .refine((typed) => typed === "" || isTelephone(typed) || /^\+[1-9]\d{7,14}$/.test(unpunctuated(typed)), WHATSAPP)
  .transform((typed) => {
    const digits = unpunctuated(typed).replace(/^\+/, "");
    if (!isTelephone(typed)) return digits;
    return `55${digits.replace(/^(?:55(?=\d{10,11}$))?0?/, "")}`;
  });

const phone = z.object({
  label: limitedText(60, "De quem é o telefone"),
  number: z
    .string()
    .overwrite(inOneLine)
    .trim()
    .min(1, "Informe o número")
    .max(30, PHONE)
    .refine((typed) => isTelephone(typed) || SERVICE_NUMBER.test(unpunctuated(typed)), PHONE)
    .transform(formatPhone),
});

const profile = z.object({
  url: z
    .string()
    .trim()
    .min(1, PROFILE)
    .max(300, PROFILE)
    // People type 'instagram.com/nome'.
    .transform((typed) => (/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed.replace(/^\/+/, "")}`))
    .refine(isHttpsAddress, PROFILE),
});

const donationExample = z.object({
  amount: z.string().transform((typed, context) => {
    const { cents, problem } = parseAmount(typed);
    if (cents !== undefined) return amountPart(cents);
    context.addIssue({ code: "custom", message: problem });
    return z.NEVER;
  }),
  text: requiredText("Escreva o que o valor faz", 120, "O texto"),
});

const slide = z
  .object({
    title: requiredText("Escreva o título do slide", 60, "O título"),
    text: limitedText(200, "O texto"),
    href: limitedText(300, "O endereço").refine(
      (address) => address === "" || /^\/(?![/\\])\S*$/.test(address) || isHttpsAddress(address),
      LINK,
    ),
    label: limitedText(60, "O texto do link"),
    image: z.union([z.string().refine((address) => sampleSlide(address) !== undefined), imageInput], {
      error: imageCopy.address,
    }),
    alt: altInput,
  })
  .superRefine(({ image, href, label }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (!image) wrong("image", "Escolha a imagem do slide");
    if (href && !label) wrong("label", "Escreva o que o link diz");
    if (label && !href) wrong("href", "Informe aonde o link leva");
  });

/** '#1f5fa8', also without the '#'; the colour that comes with the site counts as none. */
const accent = z
  .string()
  .trim()
  .toLowerCase()
  .transform((typed) => (isColor(`#${typed}`) ? `#${typed}` : typed))
  .refine((typed) => typed === "" || isColor(typed), "Informe a cor como #1f5fa8, ou escolha uma ao lado")
  .transform((color) => (color === DEFAULT_ACCENT ? "" : color));

const objective = z.object({
  title: requiredText("Escreva o título do objetivo", 60, "O título"),
  text: limitedText(400, "O texto"),
});

/** The input of /settings. For an empty text the default is shown; empty contact data are not shown. */
export const settingsInput = z.object({
  name: requiredText("Informe o nome", 80, "O nome").refine(isPlain, PLAIN),
  shortName: limitedText(30, "O nome curto"),
  article: z.enum(["o", "a"], { error: "Escolha o ou a" }),
  tagline: limitedText(80, "O lema"),
  summary: limitedText(300, "A descrição"),
  city: requiredText("Informe a cidade", 80, "A cidade").refine(isPlain, PLAIN),
  state: z.enum(STATES, { error: "Escolha o estado" }),
  cnpj: z
    .string()
    .trim()
    .refine((typed) => typed === "" || parsePixKey(typed)?.kind === "cnpj", "Confira o CNPJ: os dígitos não batem")
    .transform((typed) => parsePixKey(typed)?.shown ?? ""),
  /** The address of an uploaded picture; empty for the drawing that comes with the site. */
  logo: z
    .string()
    .refine((address) => address === "" || storedId(address) !== undefined, "Envie o logotipo como arquivo"),
  accent,
  /** The heading of the home page; text between asterisks is coloured. */
  headline: limitedText(90, "A chamada"),
  welcome: limitedText(400, "O texto"),
  footer: limitedText(300, "O texto"),
  story: limitedText(600, "O texto"),
  mission: limitedText(300, "A missão"),
  missionText: limitedText(2_000, "O texto"),
  objectives: z.array(objective).max(LIMITS.objectives),
  vision: limitedText(300, "A visão"),
  visionText: limitedText(2_000, "O texto"),
  volunteering: limitedText(2_000, "O texto"),
  /** One a line. */
  steps: limitedText(1_000, "O texto"),
  slides: z.array(slide).max(LIMITS.slides),
  homeSections: z
    .array(z.object({ key: z.string().max(40), shown: z.boolean() }))
    .max(LIMITS.homeSections)
    .transform(homeSections),
  coordinator: limitedText(120, "O nome"),
  phones: z.array(phone).max(LIMITS.phones),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, WRONG_EMAIL)
    .refine((typed) => typed === "" || isEmail(typed), WRONG_EMAIL),
  whatsapp,
  /** 'Cadastre-se': how the visitor's message begins. */
  joinMessage: limitedText(300, "A mensagem"),
  profiles: z.array(profile).max(LIMITS.profiles),
  donationKey: z
    .string()
    .trim()
    .refine(
      (typed) => typed === "" || parsePixKey(typed) !== undefined,
      "Esta chave Pix não é válida. Use um CPF, CNPJ, e-mail, telefone com DDD ou a chave aleatória",
    )
    .transform((typed) => parsePixKey(typed)?.shown ?? ""),
  /** The payee's name, as the bank shows it. */
  donationName: limitedText(60, "O nome").refine((typed) => typed === "" || isPlain(typed), PLAIN),
  /** What amounts become, below the amounts to give. */
  donationExamples: z.array(donationExample).max(LIMITS.donationExamples),
  reviews: z.enum(Object.keys(REVIEW_RULES) as [ReviewRule, ...ReviewRule[]], {
    error: "Escolha quando as avaliações aparecem",
  }),
  promiseDays: z.coerce
    .number<number | string>({ error: PROMISE_DAYS })
    .int(PROMISE_DAYS)
    .min(1, PROMISE_DAYS)
    .max(LIMITS.promiseDays, PROMISE_DAYS),
  seen,
});

export type SettingsInput = z.output<typeof settingsInput>;
export type SettingsValues = z.input<typeof settingsInput>;

/**
 * The stored settings: only changed fields. The stored WhatsApp number has no plus, and is not parsed as a typed one: another country's
 * would be refused, or taken for one of Brazil.
 */
export const storedSettings = settingsInput.omit({ seen: true }).extend({ whatsapp: z.string() }).partial();

/** Accepts more than lib/web-address.ts: stored addresses are checked again when they are read, and a refused one gives way to the default (`merged` in service.ts). */
function isHttpsAddress(address: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return protocol === "https:" && hostname.includes(".") && !username;
}
