ALTER TABLE "notices" ADD COLUMN "review_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_review" ON "notices" USING btree ("review_id") WHERE "notices"."review_id" is not null;--> statement-breakpoint
-- Emails about rejected reviews used to be stored, with a readable pod key in their link.
DELETE FROM "notices" WHERE "sent_at" IS NULL AND "text" LIKE '%/us/en/rating/%';
