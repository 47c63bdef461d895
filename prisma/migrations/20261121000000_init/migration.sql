-- Search: accents, case and Portuguese plurals do not matter ('doacao' finds 'doação' and 'doações').
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Folds a text to what is compared: lower case, no accents, irregular plurals to their singular.
-- Regular plurals are left to the 'portuguese' stemmer, which cannot do these once the accents are gone.
-- Schema-qualified throughout, so that a restored dump can build generated columns and indexes.
CREATE FUNCTION nova_fold(t text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN
  regexp_replace(
  regexp_replace(
  regexp_replace(
  regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, t)),
    'oes\M', 'ao', 'g'),                             -- doações, refeições -> ...ao
    '\m(p|c|capit|alem)aes\M', '\1ao', 'g'),        -- pães, cães
    '(\w{2}[aeou])is\M', '\1l', 'g'),               -- animais, sociais, papéis -> ...l
    'ns\M', 'm', 'g');                               -- jovens, homens -> ...m

-- What a person typed, as a query: websearch syntax, its last word as a prefix (search as you type).
CREATE FUNCTION nova_query(q text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT CASE WHEN parsed::text = '' THEN parsed ELSE (parsed::text || ':*')::tsquery END
  FROM (SELECT websearch_to_tsquery('portuguese', public.nova_fold(q)) AS parsed) AS typed
);

-- CreateEnum
CREATE TYPE "ReactionKind" AS ENUM ('LIKE', 'UNICORN', 'EXPLODING_HEAD', 'RAISED_HANDS', 'FIRE', 'READING_LIST');

-- CreateEnum
CREATE TYPE "DonationKind" AS ENUM ('MONEY', 'IN_KIND');

-- CreateEnum
CREATE TYPE "DeliveryState" AS ENUM ('STORED', 'PENDING', 'SENT', 'FAILED');

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "imageId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "busca" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese', nova_fold("name")), 'A') || setweight(to_tsvector('portuguese', nova_fold("email")), 'B')) STORED,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL,
    "titulo" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "autor" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "permalink" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "imageId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "busca" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese', nova_fold("titulo")), 'A') || setweight(to_tsvector('portuguese', nova_fold("description")), 'B') || setweight(to_tsvector('portuguese', nova_fold("autor")), 'C')) STORED,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Review" (
    "id" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "titulo" TEXT NOT NULL DEFAULT '',
    "rating" INTEGER NOT NULL,
    "comment" TEXT NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reaction" (
    "postId" TEXT NOT NULL,
    "kind" "ReactionKind" NOT NULL,
    "visitor" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Reaction_pkey" PRIMARY KEY ("postId","kind","visitor")
);

-- CreateTable
CREATE TABLE "CalendarEvent" (
    "id" TEXT NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "acoes" TEXT NOT NULL,
    "local" TEXT NOT NULL,
    "eventos" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "cancelled" BOOLEAN NOT NULL DEFAULT false,
    "imageId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "busca" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese', nova_fold("acoes")), 'A') || setweight(to_tsvector('portuguese', nova_fold("eventos")), 'B') || setweight(to_tsvector('portuguese', nova_fold("local")), 'C')) STORED,

    CONSTRAINT "CalendarEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Project" (
    "id" TEXT NOT NULL,
    "titulo" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "imageId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "busca" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese', nova_fold("titulo")), 'A') || setweight(to_tsvector('portuguese', nova_fold("description")), 'B')) STORED,

    CONSTRAINT "Project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Volunteer" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "profissao" TEXT NOT NULL,
    "tipo" TEXT NOT NULL,
    "descricao" TEXT NOT NULL,
    "tel" TEXT,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "imageId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "busca" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese', nova_fold("name")), 'A') || setweight(to_tsvector('portuguese', nova_fold("profissao")), 'B') || setweight(to_tsvector('portuguese', nova_fold("tipo")), 'B') || setweight(to_tsvector('portuguese', nova_fold("descricao")), 'C')) STORED,

    CONSTRAINT "Volunteer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Donation" (
    "id" TEXT NOT NULL,
    "kind" "DonationKind" NOT NULL,
    "amount" DECIMAL(12,2),
    "date" DATE NOT NULL,
    "donor" TEXT NOT NULL,
    "donorPublic" BOOLEAN NOT NULL DEFAULT false,
    "acao" TEXT NOT NULL,
    "items" TEXT,
    "notes" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "busca" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese', nova_fold("acao")), 'A') || setweight(to_tsvector('portuguese', nova_fold(coalesce("items", ''))), 'B') || setweight(to_tsvector('portuguese', nova_fold(coalesce("notes", ''))), 'C') || setweight(to_tsvector('portuguese', nova_fold(CASE WHEN "donorPublic" THEN "donor" ELSE '' END)), 'A')) STORED,
    "buscaInterna" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese', nova_fold("acao")), 'A') || setweight(to_tsvector('portuguese', nova_fold(coalesce("items", ''))), 'B') || setweight(to_tsvector('portuguese', nova_fold(coalesce("notes", ''))), 'C') || setweight(to_tsvector('portuguese', nova_fold("donor")), 'A')) STORED,

    CONSTRAINT "Donation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL,
    "delivery" "DeliveryState" NOT NULL DEFAULT 'STORED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "readAt" TIMESTAMPTZ(3),
    "archivedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Image" (
    "id" TEXT NOT NULL,
    "url" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "alt" TEXT NOT NULL DEFAULT '',
    "placeholder" TEXT,
    "focusX" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "focusY" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "User_busca_idx" ON "User" USING GIN ("busca");

-- CreateIndex
CREATE INDEX "User_imageId_idx" ON "User"("imageId");

-- CreateIndex
CREATE UNIQUE INDEX "Post_permalink_key" ON "Post"("permalink");

-- CreateIndex
CREATE INDEX "Post_createdAt_id_idx" ON "Post"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_active_createdAt_id_idx" ON "Post"("active", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_slug_createdAt_id_idx" ON "Post"("slug", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_busca_idx" ON "Post" USING GIN ("busca");

-- CreateIndex
CREATE INDEX "Post_imageId_idx" ON "Post"("imageId");

-- CreateIndex
CREATE INDEX "Review_postId_hidden_createdAt_id_idx" ON "Review"("postId", "hidden", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Review_createdAt_id_idx" ON "Review"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "CalendarEvent_startsAt_id_idx" ON "CalendarEvent"("startsAt", "id");

-- CreateIndex
CREATE INDEX "CalendarEvent_active_startsAt_id_idx" ON "CalendarEvent"("active", "startsAt", "id");

-- CreateIndex
CREATE INDEX "CalendarEvent_busca_idx" ON "CalendarEvent" USING GIN ("busca");

-- CreateIndex
CREATE INDEX "CalendarEvent_imageId_idx" ON "CalendarEvent"("imageId");

-- CreateIndex
CREATE INDEX "Project_createdAt_id_idx" ON "Project"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Project_active_createdAt_id_idx" ON "Project"("active", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Project_slug_createdAt_id_idx" ON "Project"("slug", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Project_busca_idx" ON "Project" USING GIN ("busca");

-- CreateIndex
CREATE INDEX "Project_imageId_idx" ON "Project"("imageId");

-- CreateIndex
CREATE INDEX "Volunteer_createdAt_id_idx" ON "Volunteer"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Volunteer_active_createdAt_id_idx" ON "Volunteer"("active", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Volunteer_busca_idx" ON "Volunteer" USING GIN ("busca");

-- CreateIndex
CREATE INDEX "Volunteer_imageId_idx" ON "Volunteer"("imageId");

-- CreateIndex
CREATE INDEX "Donation_date_id_idx" ON "Donation"("date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Donation_active_date_id_idx" ON "Donation"("active", "date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Donation_kind_date_id_idx" ON "Donation"("kind", "date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Donation_busca_idx" ON "Donation" USING GIN ("busca");

-- CreateIndex
CREATE INDEX "Donation_buscaInterna_idx" ON "Donation" USING GIN ("buscaInterna");

-- CreateIndex
CREATE INDEX "ContactMessage_archivedAt_createdAt_id_idx" ON "ContactMessage"("archivedAt", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_readAt_idx" ON "ContactMessage"("readAt");

-- CreateIndex
CREATE INDEX "ContactMessage_delivery_createdAt_idx" ON "ContactMessage"("delivery", "createdAt");

-- CreateIndex
CREATE INDEX "Image_createdAt_idx" ON "Image"("createdAt");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Image"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Image"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reaction" ADD CONSTRAINT "Reaction_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Image"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Image"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Volunteer" ADD CONSTRAINT "Volunteer_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Image"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Rules that hold whoever writes.
ALTER TABLE "User" ADD CONSTRAINT "User_email_lower_check" CHECK ("email" = lower("email"));
ALTER TABLE "Review" ADD CONSTRAINT "Review_rating_check" CHECK ("rating" BETWEEN 1 AND 5);
ALTER TABLE "Post" ADD CONSTRAINT "Post_permalink_check" CHECK ("permalink" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "Donation" ADD CONSTRAINT "Donation_amount_check" CHECK ("amount" > 0);
ALTER TABLE "Donation" ADD CONSTRAINT "Donation_kind_check" CHECK (
  ("kind" = 'MONEY' AND "amount" IS NOT NULL) OR ("kind" = 'IN_KIND' AND "items" IS NOT NULL));
ALTER TABLE "Image" ADD CONSTRAINT "Image_focus_check" CHECK ("focusX" BETWEEN 0 AND 1 AND "focusY" BETWEEN 0 AND 1);
-- A stored picture has its measures; one that lives elsewhere has its address.
ALTER TABLE "Image" ADD CONSTRAINT "Image_place_check" CHECK (
  ("url" IS NOT NULL) OR ("width" > 0 AND "height" > 0));
