ALTER TABLE "order_items" ADD COLUMN "stock_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_products" ADD COLUMN "stock_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_products" ADD COLUMN "counted_at" timestamp with time zone;