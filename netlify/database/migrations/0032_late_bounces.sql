ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "delivery_status" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "delivery_error" text;--> statement-breakpoint
CREATE INDEX "notices_reported" ON "notices" USING btree ("order_id") WHERE "notices"."delivery_status" is not null;