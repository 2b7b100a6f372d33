ALTER TABLE "order_events" ADD COLUMN "as_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "eta_as_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_products" ADD COLUMN "priced_at" timestamp with time zone;