CREATE TABLE "id_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"blob_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone,
	CONSTRAINT "id_images_blob_key_unique" UNIQUE("blob_key"),
	CONSTRAINT "id_images_user_provider" UNIQUE("user_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"destination_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_destination" UNIQUE("destination_hash","purpose")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_order_id_sequence_pk" PRIMARY KEY("order_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" uuid NOT NULL,
	"product_variant_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"item_total_cents" integer NOT NULL,
	"thc_grams" numeric(10, 3) DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_order_id_product_variant_id_pk" PRIMARY KEY("order_id","product_variant_id"),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"details_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" text NOT NULL,
	"order_type" text NOT NULL,
	"currency_code" text DEFAULT 'USD' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"delivery_fee_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"address" jsonb NOT NULL,
	"slot_start" timestamp with time zone NOT NULL,
	"slot_end" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"thc_grams" numeric(10, 3) NOT NULL,
	"local_day" date NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_details_id_unique" UNIQUE("details_id"),
	CONSTRAINT "orders_user_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."tax_cents" + "orders"."delivery_fee_cents")
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pod_keys" (
	"key" varchar(8) PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"product_variant_id" text NOT NULL,
	"unlocked_by" uuid,
	"unlocked_at" timestamp with time zone,
	CONSTRAINT "pod_keys_letters" CHECK ("pod_keys"."key" ~ '^[A-Z]{8}$')
);
--> statement-breakpoint
CREATE TABLE "provider_products" (
	"provider_id" text NOT NULL,
	"product_variant_id" text NOT NULL,
	"available" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"thc_grams" numeric(10, 3) DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_products_provider_id_product_variant_id_pk" PRIMARY KEY("provider_id","product_variant_id"),
	CONSTRAINT "provider_products_available" CHECK ("provider_products"."available" >= 0),
	CONSTRAINT "provider_products_price" CHECK ("provider_products"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider_zones" (
	"provider_id" text NOT NULL,
	"postal_code" text NOT NULL,
	CONSTRAINT "provider_zones_provider_id_postal_code_pk" PRIMARY KEY("provider_id","postal_code")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"licence" text NOT NULL,
	"timezone" text DEFAULT 'America/Los_Angeles' NOT NULL,
	"pickup_times" jsonb NOT NULL,
	"delivery_times" jsonb NOT NULL,
	"delivery_allowed_days_in_advance" integer DEFAULT 1 NOT NULL,
	"delivery_minimum_days_in_advance" integer DEFAULT 0 NOT NULL,
	"delivery_total_minimum_cents" integer NOT NULL,
	"delivery_fee_cents" integer NOT NULL,
	"tax_rate" numeric(6, 5) NOT NULL,
	"purchase_limit_grams" numeric(10, 3) NOT NULL,
	"slot_capacity" integer NOT NULL,
	"webhook_secret" text NOT NULL,
	"webhook_url" text,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_usage" (
	"provider_id" text NOT NULL,
	"slot_start" timestamp with time zone NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_usage_provider_id_slot_start_pk" PRIMARY KEY("provider_id","slot_start"),
	CONSTRAINT "slot_usage_taken" CHECK ("slot_usage"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone_number" text,
	"phone_number_verified" boolean DEFAULT false NOT NULL,
	"given_name" text,
	"family_name" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number")
);
--> statement-breakpoint
CREATE TABLE "webhook_receipts" (
	"provider_id" text NOT NULL,
	"message_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_receipts_provider_id_message_id_pk" PRIMARY KEY("provider_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "id_images" ADD CONSTRAINT "id_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "id_images" ADD CONSTRAINT "id_images_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_keys" ADD CONSTRAINT "pod_keys_unlocked_by_users_id_fk" FOREIGN KEY ("unlocked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_products" ADD CONSTRAINT "provider_products_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_zones" ADD CONSTRAINT "provider_zones_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_usage" ADD CONSTRAINT "slot_usage_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_receipts" ADD CONSTRAINT "webhook_receipts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "id_images_delete" ON "id_images" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "orders_user_placed" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_user_day" ON "orders" USING btree ("user_id","local_day");--> statement-breakpoint
CREATE INDEX "orders_provider_status" ON "orders" USING btree ("provider_id","status");--> statement-breakpoint
CREATE INDEX "outgoing_messages_due" ON "outgoing_messages" USING btree ("next_at") WHERE "outgoing_messages"."delivered_at" is null and "outgoing_messages"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "pod_keys_unlocked" ON "pod_keys" USING btree ("unlocked_by","unlocked_at");--> statement-breakpoint
CREATE INDEX "provider_zones_postal_code" ON "provider_zones" USING btree ("postal_code");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_receipts_received" ON "webhook_receipts" USING btree ("received_at");