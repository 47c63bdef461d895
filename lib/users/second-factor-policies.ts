// Apart from the service, for browsers.

export const POLICIES = ["optional", "administration", "everyone"] as const;
export type SecondFactorPolicy = (typeof POLICIES)[number];

export const isPolicy = (text: string): text is SecondFactorPolicy => Object.hasOwn(POLICY_LABELS, text);

/** Days in which one may still do everything without. */
export const GRACE_DAYS = 14;

export const POLICY_LABELS: Record<SecondFactorPolicy, string> = {
  optional: "Opcional",
  administration: "Obrigatório para a Administração",
  everyone: "Obrigatório para todos",
};
