ALTER TABLE "memberships" ADD COLUMN "billing_anchor" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "memberships_due" ON "memberships" USING btree ("period_end") WHERE "memberships"."status" <> 'canceled';--> statement-breakpoint
CREATE UNIQUE INDEX "reward_credits_invited" ON "reward_credits" USING btree ("user_id") WHERE "reward_credits"."reason" = 'invited';--> statement-breakpoint
CREATE INDEX "reward_uses_order" ON "reward_uses" USING btree ("order_id");