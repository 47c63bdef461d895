export const now = new Date("2026-11-21T15:00:00-03:00");
export const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

export const event = { acoes: "Sopa", local: "Salão", eventos: "Sopa" };
