import type { GoalKind } from "../../lib/campaigns/goals";
import type { NeedUrgency } from "../../lib/needs/urgency";
import type { ReactionKind } from "../../lib/posts/reaction-kinds";

/** File name, without extension, of a drawing in prisma/sample/pictures. */
type PictureName = string;

type SampleReview = {
  nome: string;
  /** Only reserved domains: example.com or exemplo.com.br. */
  email: string;
  titulo: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  /** Days after the post was published. */
  daysAfter: number;
};

export type SamplePost = {
  titulo: string;
  /** Markdown. */
  description: string;
  /** The name of one of the sample volunteers. */
  autor: string;
  slug: string;
  picture: PictureName;
  alt: string;
  daysAgo: number;
  active: boolean;
  reviews: SampleReview[];
  reactions: Partial<Record<ReactionKind, number>>;
};

export type SampleEvent = {
  acoes: string;
  local: string;
  /** The programme: short items separated by commas. */
  eventos: string;
  picture: PictureName;
  alt: string;
  active: boolean;
  /** HH:mm */
  hora: string;
  termino?: string;
} & ({ /** YYYY-MM-DD */ date: string } | { /** Relative to the first run; negative is past. */ inDays: number });

export type SampleCampaign = {
  titulo: string;
  /** Markdown, like the result. */
  description: string;
  goalKind: GoalKind;
  /** "4800.00" */
  goal: string;
  unit: string;
  /** Relative to the first run; negative is past. */
  startedDaysAgo: number;
  endsInDays: number;
  result: string;
  picture: PictureName;
  alt: string;
};

export type SampleProject = {
  titulo: string;
  description: string;
  slug: string;
  url: string;
  picture: PictureName;
  alt: string;
  active: boolean;
};

export type SampleVolunteer = {
  name: string;
  profissao: string;
  tipo: string;
  descricao: string;
  /** Fictional on purpose: (34) 90000-00xx. */
  tel: string;
  /** The portrait is prisma/sample/pictures/portrait-{portraitSeed}.svg. */
  portraitSeed: string;
  active: boolean;
};

export type SampleDonation = {
  kind: "MONEY" | "IN_KIND";
  /** "150.00"; null for donations in kind. */
  amount: string | null;
  donor: string;
  donorPublic: boolean;
  daysAgo: number;
  acao: string;
  items: string | null;
  quantity?: string;
  notes: string | null;
  /** The title of the campaign that it counts for. */
  campaign?: string;
};

export type SampleNeed = {
  item: string;
  unit: string;
  wanted: string;
  urgency: NeedUrgency;
  description: string;
  place: string;
  hours: string;
  /** Its last day, counted from the first run; absent for no end. */
  inDays?: number;
  /** The donations that answered it. */
  arrived: (Pick<SampleDonation, "donor" | "donorPublic" | "daysAgo" | "acao"> & { quantity: string; items: string })[];
};
