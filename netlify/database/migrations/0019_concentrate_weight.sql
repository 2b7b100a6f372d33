ALTER TABLE "past_uses" ADD COLUMN "oil_grams" numeric(10, 3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "oil_grams" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "provider_products" ADD COLUMN "oil_grams" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "purchase_limit_oil_grams" numeric(10, 3) DEFAULT 8 NOT NULL;