export const ana = { id: "ana", name: "Ana" };
export const bia = { id: "bia", name: "Bia" };
export const draft = { titulo: "Café na praça", description: "Texto", autor: "A", slug: "acoes" as const };
export const review = { nome: "Léo", email: "leo@example.com", titulo: "", rating: 5, comment: "Gostei", website: "" };
export const event = { acoes: "Mutirão", local: "Praça", eventos: "x", startsAt: new Date("2026-12-01T12:00:00Z") };
