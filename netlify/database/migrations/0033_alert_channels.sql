ALTER TABLE "stock_alerts" DROP CONSTRAINT "stock_alerts_user_variant";--> statement-breakpoint
DROP INDEX "notices_alert";--> statement-breakpoint
ALTER TABLE "push_messages" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_alert" ON "notices" USING btree ("alert_user_id","alert_slug","channel") WHERE "notices"."sent_at" is null and "notices"."dead_at" is null;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_variant_channel" UNIQUE("user_id","product_variant_id","channel");--> statement-breakpoint
-- Queues one message for each product and channel of which these shoppers have due alerts, at least a day after their last one about it.
CREATE OR REPLACE FUNCTION queue_due_alerts(shoppers uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notices (channel, recipient, subject, text, alert_user_id, alert_slug, next_at, created_at)
    SELECT due.channel, contact.recipient, '', '', due.user_id, due.slug,
      greatest(clock_timestamp(), max(told.told_at) + interval '1 day'), clock_timestamp()
    FROM stock_alerts AS due
    JOIN users ON users.id = due.user_id
    CROSS JOIN LATERAL (
      SELECT CASE
        WHEN due.channel = 'push' THEN ''
        WHEN due.channel = 'email' AND users.email_verified THEN users.email
        WHEN due.channel = 'sms' AND users.phone_number_verified THEN users.phone_number
      END AS recipient
    ) AS contact
    LEFT JOIN stock_alerts AS told
      ON told.user_id = due.user_id AND told.slug = due.slug AND told.channel = due.channel
    WHERE due.state = 'due' AND due.user_id = ANY (shoppers) AND contact.recipient IS NOT NULL
    GROUP BY due.channel, contact.recipient, due.user_id, due.slug
    ORDER BY due.user_id, due.slug, due.channel
  ON CONFLICT (alert_user_id, alert_slug, channel) WHERE sent_at IS NULL AND dead_at IS NULL DO NOTHING
$$;
