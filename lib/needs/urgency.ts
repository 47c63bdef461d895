/** How soon it is needed, the most urgent first; the key is stored, the label shown. */
export const NEED_URGENCIES = { NOW: "Precisamos já", SOON: "Precisamos em breve", ALWAYS: "Sempre ajuda" } as const;
export type NeedUrgency = keyof typeof NEED_URGENCIES;
export const needUrgencies = Object.keys(NEED_URGENCIES) as [NeedUrgency, ...NeedUrgency[]];
export const isNeedUrgency = (key: string): key is NeedUrgency => Object.hasOwn(NEED_URGENCIES, key);
