CREATE TABLE "shared_purges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tag" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_purges_created" ON "shared_purges" USING btree ("created_at");--> statement-breakpoint
-- Everything that shoppers see of a dispensary besides its stock. The argument is the column with the dispensary's id.
CREATE FUNCTION queue_dispensary_purge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO shared_purges (tag)
      SELECT DISTINCT 'dispensary-' || (to_jsonb(changed) ->> TG_ARGV[0]) FROM old_rows AS changed
      UNION SELECT 'dispensaries' FROM old_rows;
  ELSE
    INSERT INTO shared_purges (tag)
      SELECT DISTINCT 'dispensary-' || (to_jsonb(changed) ->> TG_ARGV[0]) FROM new_rows AS changed
      UNION SELECT 'dispensaries' FROM new_rows;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER providers_inserted AFTER INSERT ON "providers" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_dispensary_purge('id');
--> statement-breakpoint
CREATE TRIGGER providers_updated AFTER UPDATE ON "providers" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_dispensary_purge('id');
--> statement-breakpoint
CREATE TRIGGER providers_deleted AFTER DELETE ON "providers" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_dispensary_purge('id');
--> statement-breakpoint
CREATE TRIGGER provider_exceptions_inserted AFTER INSERT ON "provider_exceptions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_dispensary_purge('provider_id');
--> statement-breakpoint
CREATE TRIGGER provider_exceptions_updated AFTER UPDATE ON "provider_exceptions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_dispensary_purge('provider_id');
--> statement-breakpoint
CREATE TRIGGER provider_exceptions_deleted AFTER DELETE ON "provider_exceptions" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_dispensary_purge('provider_id');
--> statement-breakpoint
CREATE TRIGGER provider_zones_inserted AFTER INSERT ON "provider_zones" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_dispensary_purge('provider_id');
--> statement-breakpoint
CREATE TRIGGER provider_zones_updated AFTER UPDATE ON "provider_zones" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_dispensary_purge('provider_id');
--> statement-breakpoint
CREATE TRIGGER provider_zones_deleted AFTER DELETE ON "provider_zones" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_dispensary_purge('provider_id');
--> statement-breakpoint
CREATE FUNCTION queue_stock_purge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO shared_purges (tag) SELECT DISTINCT 'dispensary-' || provider_id FROM old_rows;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO shared_purges (tag) SELECT DISTINCT 'dispensary-' || provider_id FROM new_rows;
  ELSE
    -- An order that leaves plenty changes nothing that matters within the minute that a response is shared.
    INSERT INTO shared_purges (tag)
      SELECT DISTINCT 'dispensary-' || provider_id
      FROM new_rows JOIN old_rows USING (provider_id, product_variant_id)
      WHERE new_rows.price_cents <> old_rows.price_cents
        OR (new_rows.available <> old_rows.available
          AND (new_rows.stock_count <> old_rows.stock_count OR least(new_rows.available, old_rows.available) < 10));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER provider_products_inserted AFTER INSERT ON "provider_products" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_stock_purge();
--> statement-breakpoint
CREATE TRIGGER provider_products_updated AFTER UPDATE ON "provider_products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_stock_purge();
--> statement-breakpoint
CREATE TRIGGER provider_products_deleted AFTER DELETE ON "provider_products" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_stock_purge();
--> statement-breakpoint
-- A delivery window that fills up, or has a place again.
CREATE FUNCTION queue_window_purge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE capacity integer;
BEGIN
  SELECT slot_capacity INTO capacity FROM providers WHERE id = NEW.provider_id;
  IF (NEW.taken >= capacity) <> (OLD.taken >= capacity) THEN
    INSERT INTO shared_purges (tag) VALUES ('dispensary-' || NEW.provider_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER slot_usage_updated AFTER UPDATE OF "taken" ON "slot_usage" FOR EACH ROW EXECUTE FUNCTION queue_window_purge();
