ALTER TABLE "users" ADD COLUMN "unsubscribe_secret" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sealed_tracking" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "has_account_links" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_tracking_expiry" ON "orders" USING btree ("tracking_expires_at") WHERE "orders"."sealed_tracking" is not null;