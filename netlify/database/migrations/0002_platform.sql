CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency_code" text DEFAULT 'USD' NOT NULL,
	"status" text NOT NULL,
	"is_test" boolean NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"stripe_invoice_id" text,
	"hosted_url" text,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_stripe_invoice_id_unique" UNIQUE("stripe_invoice_id"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"billing" text NOT NULL,
	"status" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "memberships_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "reward_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"source_order_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"remaining_cents" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_credits_source" UNIQUE("source_order_id","reason"),
	CONSTRAINT "reward_credits_remaining" CHECK ("reward_credits"."remaining_cents" between 0 and "reward_credits"."cents")
);
--> statement-breakpoint
CREATE TABLE "reward_uses" (
	"credit_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "reward_uses_credit_id_order_id_pk" PRIMARY KEY("credit_id","order_id"),
	CONSTRAINT "reward_uses_cents" CHECK ("reward_uses"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"user_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"score" integer NOT NULL,
	"tags" text[] NOT NULL,
	"effects" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash"),
	CONSTRAINT "ratings_score" CHECK ("ratings"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "user_pods" (
	"user_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"unlocked_at" timestamp with time zone,
	CONSTRAINT "user_pods_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"round" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";
--> statement-breakpoint
ALTER TABLE "pod_keys" DROP CONSTRAINT "pod_keys_letters";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reward_cents" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Keys were kept as letters; their hashes need a secret that SQL has not. Load the manufacturer's list again.
DELETE FROM "pod_keys";
--> statement-breakpoint
ALTER TABLE "pod_keys" DROP COLUMN "key";
--> statement-breakpoint
ALTER TABLE "pod_keys" ADD COLUMN "key_hash" text PRIMARY KEY NOT NULL;
--> statement-breakpoint
ALTER TABLE "pod_keys" ADD COLUMN "sealed_key" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referral_code" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referred_by" uuid;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reward_credits" ADD CONSTRAINT "reward_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reward_credits" ADD CONSTRAINT "reward_credits_source_order_id_orders_id_fk" FOREIGN KEY ("source_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reward_uses" ADD CONSTRAINT "reward_uses_credit_id_reward_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."reward_credits"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reward_uses" ADD CONSTRAINT "reward_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_key_hash_pod_keys_key_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "public"."pod_keys"("key_hash") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_key_hash_pod_keys_key_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "public"."pod_keys"("key_hash") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_pods" ADD CONSTRAINT "user_pods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_pods" ADD CONSTRAINT "user_pods_key_hash_pod_keys_key_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "public"."pod_keys"("key_hash") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_ledger_period" ON "invoices" USING btree ("user_id","period_start") WHERE "invoices"."is_test";
--> statement-breakpoint
CREATE INDEX "reward_credits_user" ON "reward_credits" USING btree ("user_id","expires_at");
--> statement-breakpoint
CREATE INDEX "activations_user" ON "activations" USING btree ("user_id","confirmed_at");
--> statement-breakpoint
CREATE INDEX "user_pods_saved" ON "user_pods" USING btree ("user_id","saved_at");
--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("next_at") WHERE "notices"."sent_at" is null and "notices"."dead_at" is null;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_referred_by_users_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_referral_code_unique" UNIQUE("referral_code");
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."tax_cents" + "orders"."delivery_fee_cents" - "orders"."reward_cents");
