/** Every address of the dashboard. Apart from those of the site, whose pages bring theirs into the browser. */
const part = encodeURIComponent;

export const painelRoutes = {
  painel: "/painel",
  handover: "/handover",
  /** Its document, as PDF. */
  handoverFile: "/handover/arquivo",
  managePosts: "/posts/private",
  addPost: "/addpost",
  /** The form with an event's title, day and picture, to tell how it was. */
  tellOf: (eventId: string) => `/addpost?evento=${part(eventId)}`,
  /** The form with what a draft has, of that article or of a new one. */
  continueDraft: (id: string, postId = "") =>
    `${postId ? `/post/${part(postId)}/edit` : "/addpost"}?rascunho=${part(id)}`,
  editPost: (id: string) => `/post/${part(id)}/edit`,
  /** Earlier versions of an article; `version`: the one that is shown. */
  postVersions: (id: string, version = "") => `/post/${part(id)}/versoes${version && `?versao=${part(version)}`}`,
  reviews: "/reviews",
  categories: "/categories",
  messages: "/messages",
  message: (id: string) => `/messages/${part(id)}`,
  manageEvents: "/calendars",
  addEvent: "/addCalendars",
  editEvent: (id: string) => `/calendars/${part(id)}/edit`,
  /** The library of pictures. */
  media: "/media",
  manageProjects: "/projects",
  addProject: "/addproject",
  editProject: (id: string) => `/projects/${part(id)}/edit`,
  manageCampaigns: "/campaigns",
  /** The list as a file, like `needsFile`. */
  campaignsFile: "/campaigns/arquivo",
  addCampaign: "/campaigns/new",
  editCampaign: (id: string) => `/campaigns/${part(id)}/edit`,
  manageVolunteers: "/volunters/private",
  addVolunteer: "/volunters/register",
  editVolunteer: (id: string) => `/volunter/${part(id)}/edit`,
  manageDonations: "/donations",
  /** The donations that one spreadsheet brought. */
  importedDonations: (importId: string) => `/donations?importacao=${part(importId)}`,
  /** The list as a spreadsheet with names. */
  managedDonationsFile: "/donations/arquivo",
  addDonation: "/donations/new",
  editDonation: (id: string) => `/donations/${part(id)}/edit`,
  claims: "/claims",
  importDonations: "/donations/import",
  donationsTemplate: "/donations/import/modelo.xlsx",
  manageNeeds: "/needs",
  needsFile: "/needs/arquivo",
  addNeed: "/needs/new",
  editNeed: (id: string) => `/needs/${part(id)}/edit`,
  /** Who promised what, and what arrived. */
  needPromises: (id: string) => `/needs/${part(id)}/promises`,
  users: "/users",
  register: "/register",
  profile: "/profile",
  history: "/history",
  trash: "/lixeira",
  settings: "/settings",
  backup: "/backup",
  /** Where the form for a copy goes: the copy itself, or back with a message. */
  backupFile: "/backup/arquivo",
} as const;

/** The `callbackUrl` when it is an address of this site, else the dashboard (or `fallback`): no open redirect. */
export function safeReturn(
  callbackUrl: string | null | undefined,
  origin: string,
  fallback: string = painelRoutes.painel,
): string {
  if (!callbackUrl) return fallback;
  try {
    const url = new URL(callbackUrl, origin);
    // '/.//evil.example' has this origin, and a path that alone would be another site's address.
    const path = url.pathname.replace(/^\/+/, "/");
    return url.origin === new URL(origin).origin ? path + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
