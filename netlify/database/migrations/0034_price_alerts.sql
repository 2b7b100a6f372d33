CREATE TABLE "price_alerts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"postal_code" text NOT NULL,
	"locale_id" text NOT NULL,
	"by_email" boolean NOT NULL,
	"by_push" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watched_prices" (
	"user_id" uuid NOT NULL,
	"product_variant_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_prices_user_id_product_variant_id_pk" PRIMARY KEY("user_id","product_variant_id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_prices" ADD CONSTRAINT "watched_prices_user_id_price_alerts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."price_alerts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_alerts_due" ON "price_alerts" USING btree ("next_check_at");