CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_variant_id" text NOT NULL,
	"slug" text NOT NULL,
	"postal_code" text NOT NULL,
	"locale_id" text DEFAULT 'en-US' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_user_variant" UNIQUE("user_id","product_variant_id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "alert_user_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "alert_slug" text;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_variant" ON "stock_alerts" USING btree ("product_variant_id","postal_code");--> statement-breakpoint
CREATE INDEX "stock_alerts_product" ON "stock_alerts" USING btree ("user_id","slug");--> statement-breakpoint
CREATE INDEX "stock_alerts_due" ON "stock_alerts" USING btree ("user_id") WHERE "stock_alerts"."state" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "notices_alert" ON "notices" USING btree ("alert_user_id","alert_slug") WHERE "notices"."sent_at" is null and "notices"."dead_at" is null;--> statement-breakpoint
-- Queues one message for each product of which these shoppers have due alerts, at least a day after their last one about it.
CREATE FUNCTION queue_due_alerts(shoppers uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notices (channel, recipient, subject, text, alert_user_id, alert_slug, next_at, created_at)
    SELECT 'email', users.email, '', '', due.user_id, due.slug,
      greatest(clock_timestamp(), max(told.told_at) + interval '1 day'), clock_timestamp()
    FROM stock_alerts AS due
    JOIN users ON users.id = due.user_id AND users.email IS NOT NULL AND users.email_verified
    LEFT JOIN stock_alerts AS told ON told.user_id = due.user_id AND told.slug = due.slug
    WHERE due.state = 'due' AND due.user_id = ANY (shoppers)
    GROUP BY users.email, due.user_id, due.slug
    ORDER BY due.user_id, due.slug
  ON CONFLICT (alert_user_id, alert_slug) WHERE sent_at IS NULL AND dead_at IS NULL DO NOTHING
$$;
--> statement-breakpoint
-- When stock goes from none to some, whoever changes it, alerts of shoppers in the dispensary's zone become due.
CREATE FUNCTION queue_stock_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sellers text[];
  variants text[];
  alerts uuid[];
  shoppers uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(provider_id), array_agg(product_variant_id) INTO sellers, variants
      FROM new_rows WHERE available > 0;
  ELSE
    SELECT array_agg(provider_id), array_agg(product_variant_id) INTO sellers, variants
      FROM new_rows JOIN old_rows USING (provider_id, product_variant_id)
      WHERE new_rows.available > 0 AND old_rows.available = 0;
  END IF;
  -- Orders and new prices end here, and stock that nobody waits for.
  IF sellers IS NULL OR NOT EXISTS (
    SELECT FROM stock_alerts WHERE product_variant_id = ANY (variants) AND state <> 'told'
  ) THEN RETURN NULL; END IF;
  -- Alerts that are due already count too: their message may be about to be dropped, or may have been. The lock waits for
  -- whoever records that, and its order prevents deadlocks between dispensaries.
  SELECT array_agg(id), array_agg(DISTINCT user_id) INTO alerts, shoppers FROM (
    SELECT stock_alerts.id, stock_alerts.user_id
      FROM unnest(sellers, variants) AS back (provider_id, product_variant_id)
        JOIN provider_zones USING (provider_id)
        JOIN stock_alerts USING (product_variant_id, postal_code)
      WHERE stock_alerts.state <> 'told'
      ORDER BY stock_alerts.id
      FOR UPDATE OF stock_alerts
  ) AS locked;
  IF alerts IS NULL THEN RETURN NULL; END IF;
  UPDATE stock_alerts SET state = 'due' WHERE id = ANY (alerts) AND state <> 'due';
  PERFORM queue_due_alerts(shoppers);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER provider_products_arrived AFTER INSERT ON "provider_products" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_stock_alerts();
--> statement-breakpoint
CREATE TRIGGER provider_products_restocked AFTER UPDATE ON "provider_products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_stock_alerts();
