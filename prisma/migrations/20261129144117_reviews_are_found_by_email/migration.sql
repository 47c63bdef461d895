-- Who asks what is kept of an e-mail: without it every review was looked at.
CREATE INDEX "Review_email_idx" ON "Review"("email");
