/** Which item of the trash is meant. */
export type TrashKey = { entity: string; id: string };

/** A removed item as administrators see it. */
export type TrashItem = TrashKey & {
  /** 'Artigo' */
  label: string;
  title: string;
  removedAt: string;
  /** Who removed it. */
  userName: string;
  /** Days until it is gone for good. */
  daysLeft: number;
};
