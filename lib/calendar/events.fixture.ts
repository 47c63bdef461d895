export const draft = {
  ...{ acoes: "Café na praça", local: "Praça das Paineiras", eventos: "Café, Pão" },
  startsAt: new Date("2030-01-05T11:30:00Z"),
};
