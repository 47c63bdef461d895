import type { Api } from "@/lib/web/api/openapi";
import * as event from "./calendars/[id]/route";
import * as allEvents from "./calendars/all/route";
import * as events from "./calendars/route";
import * as campaign from "./campaigns/[id]/route";
import * as allCampaigns from "./campaigns/all/route";
import * as campaigns from "./campaigns/route";
import * as categories from "./categories/route";
import * as claims from "./claims/route";
import * as contact from "./contact/route";
import * as donation from "./donations/[id]/route";
import * as allDonations from "./donations/all/route";
import * as donations from "./donations/route";
import * as healthLive from "./health/live/route";
import * as health from "./health/route";
import * as promises from "./needs/[id]/promises/route";
import * as need from "./needs/[id]/route";
import * as allNeeds from "./needs/all/route";
import * as needs from "./needs/route";
import * as outage from "./outage/route";
import * as reactions from "./posts/[id]/reactions/route";
import * as review from "./posts/[id]/review/route";
import * as post from "./posts/[id]/route";
import * as allPosts from "./posts/all/route";
import * as posts from "./posts/route";
import * as project from "./projects/[id]/route";
import * as allProjects from "./projects/all/route";
import * as projects from "./projects/route";
import * as upload from "./upload/route";
import * as login from "./users/login/route";
import * as passkey from "./users/passkey/route";
import * as passwordLink from "./users/password/link/route";
import * as password from "./users/password/route";
import * as profile from "./users/profile/route";
import * as register from "./users/register/route";
import * as users from "./users/route";
import * as volunteer from "./volunters/[id]/route";
import * as allVolunteers from "./volunters/all/route";
import * as volunteerProfile from "./volunters/profile/route";
import * as registerVolunteer from "./volunters/register/route";
import * as volunteers from "./volunters/route";
import * as waiting from "./waiting/route";

/** Every path of the API, for the OpenAPI document; a test compares it with the folder. */
export const api: Api = {
  Contas: {
    "/api/users/login": login,
    "/api/users/passkey": passkey,
    "/api/users/password/link": passwordLink,
    "/api/users/password": password,
    "/api/users/profile": profile,
    "/api/users": users,
    "/api/users/register": register,
  },
  Artigos: {
    "/api/posts": posts,
    "/api/posts/all": allPosts,
    "/api/posts/{id}": post,
    "/api/posts/{id}/review": review,
    "/api/posts/{id}/reactions": reactions,
  },
  Calendário: { "/api/calendars": events, "/api/calendars/all": allEvents, "/api/calendars/{id}": event },
  Voluntários: {
    "/api/volunters": volunteers,
    "/api/volunters/all": allVolunteers,
    "/api/volunters/register": registerVolunteer,
    "/api/volunters/profile": volunteerProfile,
    "/api/volunters/{id}": volunteer,
  },
  Projetos: { "/api/projects": projects, "/api/projects/all": allProjects, "/api/projects/{id}": project },
  Campanhas: { "/api/campaigns": campaigns, "/api/campaigns/all": allCampaigns, "/api/campaigns/{id}": campaign },
  Doações: {
    "/api/donations": donations,
    "/api/donations/all": allDonations,
    "/api/donations/{id}": donation,
    "/api/claims": claims,
  },
  Necessidades: {
    "/api/needs": needs,
    "/api/needs/all": allNeeds,
    "/api/needs/{id}": need,
    "/api/needs/{id}/promises": promises,
  },
  Categorias: { "/api/categories": categories },
  Mensagens: { "/api/contact": contact },
  Painel: { "/api/waiting": waiting },
  Imagens: { "/api/upload": upload },
  Serviço: { "/api/health": health, "/api/health/live": healthLive, "/api/outage": outage },
};
