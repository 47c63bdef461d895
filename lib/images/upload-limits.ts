// Apart from picture.ts, so that pages that only show pictures do not load it.

const MEGABYTES = 10;
const MEGAPIXELS = 50;

/** Bytes and pixels that an upload may have at most. Larger ones need more room in nginx (lib/start/README.md), too. */
export const MAX_BYTES = MEGABYTES * 1024 * 1024;
export const MAX_PIXELS = MEGAPIXELS * 1_000_000;

/** The same for people. */
export const MAX_SIZE = `${MEGABYTES} MB`;
export const MAX_AREA = `${MEGAPIXELS} megapixels`;

/** Megabytes of a JSON body with a picture inside: in base64 that is a third larger, and there is other text. */
export const JSON_MEGABYTES = Math.ceil((MEGABYTES * 4) / 3) + 1;

/** Photographs that an article or an event may have besides its cover. */
export const MAX_PHOTOS = 12;

/** Of a picture's description. */
export const MAX_ALT_CHARACTERS = 300;

/** Longer side of a stored picture at most: enough for the widest screen at double density. */
export const MAX_SIDE_PX = 2560;

/** For file inputs: PNG, JPG and HEIC are what the server takes, the browser converts the others. */
export const ACCEPTED_TYPES = "image/png,image/jpeg,image/webp,image/avif,.heic,.heif";

/** Said of a picture without a description. */
export const NO_DESCRIPTION = "Sem descrição";

export const imageCopy = {
  missing: "Escolha uma imagem",
  tooLarge: `A imagem deve ter no máximo ${MAX_SIZE}`,
  tooManyPixels: `A imagem deve ter no máximo ${MAX_AREA}`,
  wrongType: "Envie uma imagem PNG ou JPG",
  broken: "Não conseguimos ler esta imagem. Ela pode estar danificada; tente salvar de novo em PNG ou JPG",
  unreadable: "Não deu para ler esta imagem. Confira se o arquivo ainda está no aparelho e escolha-o de novo",
  signedOut: "A sua sessão terminou. Entre de novo em outra aba e envie a imagem outra vez",
  notSent: "A imagem não foi enviada, e nada foi salvo. Envie-a e salve outra vez, ou salve sem ela",
  tooLate: "A imagem ficou de fora: o item já estava sendo salvo. Quando ele estiver salvo, edite-o e envie-a de novo",
  unknown: "Imagem não encontrada. Envie novamente",
  shown: "Esta imagem já está no site. Para uma pessoa, envie uma foto só dela",
  portrait: "Esta imagem é a foto de uma pessoa. Para usá-la aqui também, envie o arquivo",
  address: "Informe um endereço de imagem que comece com https:// ou envie um arquivo",
} as const;
