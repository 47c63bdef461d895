import type { Size } from "./tables";

/**
 * The search column of posts and reviews is a plain one here, joined from tsvectors that were computed once: indexing a
 * million texts takes minutes.
 */
const search = (salt: number) =>
  `(SELECT busca FROM bench.text WHERE text.n = floor(5000 * bench.random(item.n, ${salt}))::int)`;
const text = (salt: number) =>
  `(SELECT words FROM bench.text WHERE text.n = floor(5000 * bench.random(item.n, ${salt}))::int)`;
const title = (salt: number) => `initcap(split_part(${text(salt)}, ' ', 2)) || ' ' || n`;
/** A timestamp within the last ten years, or another span, ascending with the row's number. */
const moment = (salt: number, span = "10 years") =>
  `now() - interval '${span}' * (1 - (item.n - $1::int + bench.random(item.n, ${salt})) / ($2::int - $1::int + 1))`;
/** One of the rows that are referred to, of which there are $3: the first ones most often. */
const referred = (salt: number, power: number) =>
  `(1 + floor($3::int * power(bench.random(item.n, ${salt}), ${power}))::int)`;
const ITEMS = "FROM generate_series($1::int, $2::int) AS item(n)";

/** The table to which a row refers, whose number of rows is $3. */
export const REFERRED = { reviews: "posts", donations: "needs", promises: "needs" } as const;

/** One statement per table; inserts rows $1 to $2. Donations refer to as many campaigns as needs. */
export const INSERTS: Record<keyof Size, string> = {
  posts: `INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, active, "createdAt", "updatedAt", busca)
    SELECT 'post-' || n, initcap(split_part(${text(1)}, ' ', 3)) || ' e ' || split_part(${text(1)}, ' ', 5) || ' ' || n,
      ${text(2)} || '. ' || ${text(3)} || '.', 'Pessoa ' || n % 40,
      (ARRAY['acoes', 'treinamentos', 'cafe-da-manha', 'refeicoes', 'cestas-basicas'])[1 + n % 5], 'artigo-' || n, n % 20 <> 7,
      CASE WHEN n % 5000 = 3 THEN now() + interval '90 days' * bench.random(n, 4) ELSE ${moment(4)} END, ${moment(5)},
      ${search(2)} || ${search(3)} ${ITEMS}`,
  reviews: `INSERT INTO "Review" (id, "postId", nome, email, rating, comment, hidden, "createdAt", busca)
    SELECT 'review-' || item.n, 'post-' || ${referred(6, 1.5)}, 'Pessoa ' || item.n % 9000,
      'p' || item.n || '@exemplo.org', 1 + item.n % 5, words, item.n % 50 = 7, ${moment(7)}, busca
    ${ITEMS} JOIN bench.text ON text.n = floor(5000 * bench.random(item.n, 8))::int`,
  donations: `INSERT INTO "Donation" (id, kind, amount, date, donor, "donorPublic", acao, items, quantity, notes, "needId", "campaignId",
      active, "updatedAt")
    SELECT 'donation-' || n, (CASE WHEN n % 3 = 0 THEN 'IN_KIND' ELSE 'MONEY' END)::"DonationKind", n % 900 + 0.5,
      (${moment(9)})::date, 'Pessoa ' || n % 7000, n % 4 = 0, initcap(split_part(${text(10)}, ' ', 2)) || ' da ' || split_part(${text(10)}, ' ', 4),
      CASE WHEN n % 3 = 0 THEN split_part(${text(11)}, ' ', 1) END, CASE WHEN n % 3 = 0 THEN 1 + n % 40 END, split_part(${text(11)}, ' ', 6),
      CASE WHEN n % 3 = 0 THEN 'need-' || ${referred(29, 3)} END, CASE WHEN n % 2 = 0 THEN 'campaign-' || ${referred(30, 3)} END,
      n % 30 <> 7, ${moment(12)} ${ITEMS}`,
  volunteers: `INSERT INTO "Volunteer" (id, name, profissao, tipo, descricao, active, "createdAt", "updatedAt")
    SELECT 'volunteer-' || n, 'Pessoa ' || md5(n::text), split_part(${text(13)}, ' ', 2), 'Voluntário', ${text(14)}, n % 20 <> 7,
      ${moment(15)}, ${moment(16)} ${ITEMS}`,
  events: `INSERT INTO "CalendarEvent" (id, "startsAt", acoes, local, eventos, active, cancelled, "createdAt", "updatedAt")
    SELECT 'event-' || n, ${moment(17)} + interval '1 year', ${title(18)},
      'Praça ' || n % 90, ${text(19)}, n % 20 <> 7, n % 50 = 9, ${moment(20)}, ${moment(20)} ${ITEMS}`,
  projects: `INSERT INTO "Project" (id, titulo, description, slug, url, active, "createdAt", "updatedAt")
    SELECT 'project-' || n, ${title(21)}, ${text(22)},
      (ARRAY['acoes', 'criancas', 'cafes', 'doacoes'])[1 + n % 4], 'https://exemplo.org/' || n, n % 20 <> 7, ${moment(23)}, ${moment(24)} ${ITEMS}`,
  campaigns: `INSERT INTO "Campaign" (id, titulo, permalink, description, "goalKind", goal, unit, "startsOn", "endsOn", active, "createdAt", "updatedAt")
    SELECT 'campaign-' || n, ${title(31)}, 'campanha-' || n, ${text(32)}, (ARRAY['MONEY', 'ITEMS', 'PEOPLE'])[1 + n % 3]::"CampaignGoal",
      500 + n % 9000, CASE WHEN n % 3 = 1 THEN 'cestas' ELSE '' END, (${moment(33)})::date, (${moment(33)})::date + 20 + n % 40,
      n % 20 <> 7, ${moment(33)}, ${moment(34)} ${ITEMS}`,
  needs: `INSERT INTO "Need" (id, item, unit, wanted, urgency, description, until, "campaignId", active, "createdAt", "updatedAt")
    SELECT 'need-' || n, ${title(35)}, 'kg', 100 + n % 900, (ARRAY['NOW', 'SOON', 'ALWAYS'])[1 + n % 3]::"NeedUrgency", ${text(36)},
      CASE WHEN n % 2 = 0 THEN (${moment(37)})::date + 30 END, CASE WHEN n % 4 = 0 THEN 'campaign-' || n END, n % 20 <> 7,
      ${moment(37)}, ${moment(38)} ${ITEMS}`,
  promises: `INSERT INTO "NeedPromise" (id, "needId", quantity, name, contact, "tokenHash", until, "createdAt")
    SELECT 'promise-' || n, 'need-' || ${referred(39, 2)}, 1 + n % 5, 'Pessoa ' || n % 9000, 'p' || n || '@exemplo.org', md5(n::text),
      current_date + n % 14, ${moment(40, "14 days")} ${ITEMS}`,
  claims: `INSERT INTO "DonationClaim" (id, amount, date, donor, contact, state, "settledAt", "settledBy", "donationId", "createdAt")
    SELECT 'claim-' || n, 1 + n % 300, (${moment(41, "60 days")})::date, 'Pessoa ' || n % 7000, 'p' || n || '@exemplo.org',
      (CASE WHEN n % 3 = 0 THEN 'WAITING' ELSE 'CONFIRMED' END)::"ClaimState", CASE WHEN n % 3 > 0 THEN ${moment(42, "20 days")} END,
      CASE WHEN n % 3 > 0 THEN 'Tesouraria' END, CASE WHEN n % 3 > 0 THEN 'donation-' || n END, ${moment(41, "60 days")} ${ITEMS}`,
  messages: `INSERT INTO "ContactMessage" (id, name, email, subject, message, "readAt", "archivedAt", "createdAt")
    SELECT 'message-' || n, 'Pessoa ' || n, 'p' || n || '@exemplo.org', split_part(${text(25)}, ' ', 2), ${text(26)},
      CASE WHEN n % 100 <> 7 THEN now() END, CASE WHEN n % 4 = 0 THEN now() END, ${moment(27)} ${ITEMS}`,
  pictures: `INSERT INTO "Image" (id, width, height, alt, listed, kept, "createdAt")
    SELECT 'picture-' || n, 1600, 1067, ${text(43)}, true, true, ${moment(44)} ${ITEMS}`,
  accounts: `INSERT INTO "User" (id, name, email, "passwordHash", "isAdmin", role, active, "createdAt", "updatedAt")
    SELECT 'user-' || n, 'Pessoa ' || n, 'conta' || n || '@exemplo.org', '!', n % 100 = 0, 'READING', n % 20 <> 7, ${moment(45)}, ${moment(46)} ${ITEMS}`,
  changes: `INSERT INTO "Change" (id, at, action, "userId", "userName", entity, "entityId", title, fields)
    SELECT 'change-' || n, ${moment(28)}, 'UPDATE', 'user-' || n % 12, 'Pessoa ' || n % 12,
      (ARRAY['post', 'event', 'donation', 'volunteer', 'review'])[1 + n % 5], 'item-' || n % 20000, 'Título ' || n, '{}' ${ITEMS}`,
  trash: `INSERT INTO "Trash" (entity, id, title, rows, "removedAt", "userId", "userName")
    SELECT (ARRAY['post', 'event', 'donation', 'volunteer', 'project'])[1 + n % 5], 'gone-' || n, ${title(47)}, '[]',
      ${moment(48, "20 days")}, 'user-' || n % 12, 'Pessoa ' || n % 12 ${ITEMS}`,
  visits: `INSERT INTO "Visit" (day, page, visits) SELECT current_date - n / 20, '/posts/artigo-' || n % 20, 1 + n % 50 ${ITEMS}`,
};
