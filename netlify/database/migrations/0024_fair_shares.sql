ALTER TABLE "past_uses" ADD COLUMN "canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin_key" text;--> statement-breakpoint
CREATE INDEX "orders_origin" ON "orders" USING btree ("origin_key") WHERE "orders"."origin_key" is not null;