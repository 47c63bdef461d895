import type { Permission } from "../../lib/roles";

/**
 * What each permission is for, by name: screens, server actions, and calls of the API. permissions.spec.ts tries each of them in every
 * role, and compares the lists with the build, the proxy and the API's document, so that nothing new is left out.
 */
type Guarded = { screens?: string[]; actions?: string[]; calls?: string[] };

export const GUARDED: Record<Permission, Guarded> = {
  "any:read": {
    screens: ["/painel", "/profile", "/history"],
    actions: [
      ...["updateProfile", "endSession", "endOtherSessions"],
      ...["startAuthenticatorApp", "addAuthenticatorApp", "renewRecoveryCodes", "removeAuthenticatorApp"],
      ...["beginPasskey", "addPasskey", "removePasskey"],
    ],
    calls: ["GET /api/users/profile", "PUT /api/users/profile", "GET /api/waiting", "POST /api/upload"],
  },
  "any:write": { screens: ["/lixeira"], actions: ["restoreItems", "purgeItems", "eraseEarlier"] },
  "content:read": {
    screens: ["/posts/private", "/projects", "/calendars", "/campaigns", "/reviews", "/media"],
    actions: ["loadPictures"],
    calls: [
      ...["GET /api/posts/all", "GET /api/projects/all", "GET /api/projects/{id}"],
      ...["GET /api/calendars/all", "GET /api/calendars/{id}", "GET /api/campaigns/all"],
    ],
  },
  "content:write": {
    screens: [
      ...["/addpost", "/post/:id/edit", "/post/:id/versoes", "/addproject", "/projects/:id/edit"],
      ...["/addCalendars", "/calendars/:id/edit", "/campaigns/new", "/campaigns/:id/edit", "/categories"],
    ],
    actions: [
      ...["createPost", "updatePost", "deletePosts", "setPostsActive", "restorePostVersion"],
      ...["storeDraft", "discardDraft", "createPreviewLink", "endPreviewLink"],
      ...["createProject", "updateProject", "deleteProjects", "setProjectsActive"],
      ...["createEvent", "updateEvent", "deleteEvents", "setEventsActive", "setEventsCancelled", "duplicateEvent"],
      ...["createCampaign", "updateCampaign", "deleteCampaigns", "setCampaignsActive"],
      ...["setReviewsHidden", "answerReview", "deleteReviews"],
      ...["addPicture", "describePicture", "replacePicture", "keepPicture", "removePicture"],
      ...["createCategory", "renameCategory", "moveCategory", "removeCategory"],
    ],
    calls: [
      ...["POST /api/posts", "PUT /api/posts/{id}", "DELETE /api/posts/{id}"],
      ...["POST /api/projects", "PUT /api/projects/{id}", "DELETE /api/projects/{id}"],
      ...["POST /api/calendars", "PUT /api/calendars/{id}", "DELETE /api/calendars/{id}"],
      ...["POST /api/campaigns", "PUT /api/campaigns/{id}", "DELETE /api/campaigns/{id}"],
    ],
  },
  "donations:read": {
    screens: ["/donations", "/needs"],
    calls: ["GET /api/donations/all", "GET /api/needs/all"],
  },
  "donations:write": {
    screens: [
      "/donations/new",
      "/donations/:id/edit",
      "/donations/import",
      "/claims",
      "/needs/new",
      "/needs/:id/edit",
      "/needs/:id/promises",
    ],
    actions: [
      ...["createDonation", "updateDonation", "deleteDonations", "setDonationsActive"],
      ...["previewImport", "importDonations"],
      ...["confirmClaim", "discardClaim", "reopenClaim", "eraseClaim"],
      ...["createNeed", "updateNeed", "deleteNeeds", "setNeedsActive", "receiveGift"],
      ...["cancelPromise", "erasePromise"],
    ],
    calls: [
      ...["POST /api/donations", "PUT /api/donations/{id}", "DELETE /api/donations/{id}"],
      ...["POST /api/needs", "PUT /api/needs/{id}", "DELETE /api/needs/{id}"],
    ],
  },
  "volunteers:read": {
    screens: ["/volunters/private"],
    calls: ["GET /api/volunters/all"],
  },
  "volunteers:write": {
    screens: ["/volunters/register", "/volunter/:id/edit"],
    actions: ["registerVolunteer", "updateVolunteer", "deleteVolunteers", "setVolunteersActive"],
    calls: ["POST /api/volunters/register", "PUT /api/volunters/profile", "DELETE /api/volunters/{id}"],
  },
  "messages:read": { screens: ["/messages", "/messages/:id"] },
  "messages:write": {
    actions: ["setMessagesRead", "setMessagesArchived", "setMessageAnswered", "deleteMessages", "deliverAgain"],
  },
  "organization:read": { screens: ["/users"], calls: ["GET /api/users"] },
  "organization:write": {
    screens: ["/register", "/settings", "/backup", "/handover"],
    actions: [
      ...["createUser", "deleteUsers", "setUsersActive", "setUserType", "setUserRole", "createPasswordLink"],
      ...["clearSecondFactor", "saveSecondFactorPolicy"],
      ...["updateSettings", "testMail", "testCaptcha", "clearSample"],
      ...["makeBackupNow", "setBackupPassphrase", "testBackupNow", "handOver"],
    ],
    calls: ["POST /api/users/register"],
  },
};
