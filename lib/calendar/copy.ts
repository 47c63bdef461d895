export const calendarCopy = {
  missing: "Evento não encontrado",
  noneUpcoming: "Nenhuma ação marcada por enquanto",
  nonePast: "Ainda não há ações passadas por aqui",
  noneThatDay: "Nenhuma ação neste dia",
  cancelled: "Cancelado",
  addToCalendar: "Adicionar ao calendário",
  googleCalendar: "Google Agenda",
  backToUpcoming: "Ver próximas ações",
} as const;
