import { ACTIVE_FIELD, type Entity, IMAGE_FIELDS } from "../entity";
import { painelRoutes } from "../painel-routes";

export const volunteerEntity = {
  key: "volunteer",
  table: "Volunteer",
  listedBy: "createdAt",
  label: "Voluntário(a)",
  phrase: "o cadastro de",
  many: "cadastros de voluntários",
  fields: {
    ...IMAGE_FIELDS,
    ...ACTIVE_FIELD,
    name: { label: "Nome" },
    profissao: { label: "Profissão" },
    tipo: { label: "Tipo" },
    descricao: { label: "Depoimento", personal: true },
    tel: { label: "Telefone", personal: true },
    isAdmin: { label: "Etiqueta na lista", show: (value) => (value === "true" ? "Administrador" : "Voluntário") },
  },
  href: painelRoutes.editVolunteer,
  tag: "volunteers",
  menu: [{ group: "people", place: 20, href: painelRoutes.manageVolunteers, label: "Voluntários", icon: "heart" }],
  area: "volunteers",
  privatePaths: { "/volunters/private": "read", "/volunters/register": "write", "/volunter/:id/edit": "write" },
  sample: true,
  preview: { path: "voluntarios", label: "Voluntários", title: "As pessoas que fazem acontecer" },
} as const satisfies Entity;
