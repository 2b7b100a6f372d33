CREATE TABLE "past_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_hashes" text[] NOT NULL,
	"local_day" date,
	"thc_grams" numeric(10, 3) DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "past_uses_person" ON "past_uses" USING gin ("person_hashes");--> statement-breakpoint
CREATE INDEX "past_uses_expiry" ON "past_uses" USING btree ("expires_at");