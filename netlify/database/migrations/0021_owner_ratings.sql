CREATE INDEX "pod_keys_owned" ON "pod_keys" USING btree ("product_variant_id") WHERE "pod_keys"."unlocked_by" is not null;--> statement-breakpoint
CREATE INDEX "ratings_pod" ON "ratings" USING btree ("key_hash");--> statement-breakpoint
-- Every change of a rating may change what everybody sees of the pod, and of the list of all rated pods.
CREATE FUNCTION queue_rating_purge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO shared_purges (tag)
      SELECT DISTINCT 'ratings-' || product_variant_id FROM old_rows JOIN pod_keys USING (key_hash)
      UNION SELECT 'ratings' FROM old_rows;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO shared_purges (tag)
      SELECT DISTINCT 'ratings-' || product_variant_id FROM new_rows JOIN pod_keys USING (key_hash)
      UNION SELECT 'ratings' FROM new_rows;
  ELSE
    -- A new pepper changes the hash of every key, one statement for each, and with it nothing that anybody sees.
    INSERT INTO shared_purges (tag)
      SELECT DISTINCT 'ratings-' || product_variant_id
        FROM new_rows JOIN old_rows USING (user_id, key_hash) JOIN pod_keys USING (key_hash)
      UNION SELECT 'ratings' FROM new_rows JOIN old_rows USING (user_id, key_hash);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ratings_inserted AFTER INSERT ON "ratings" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_rating_purge();
--> statement-breakpoint
CREATE TRIGGER ratings_updated AFTER UPDATE ON "ratings" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_rating_purge();
--> statement-breakpoint
CREATE TRIGGER ratings_deleted AFTER DELETE ON "ratings" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_rating_purge();
--> statement-breakpoint
-- Only an owner's rating counts, and a pod that was rated before may get its owner later.
CREATE FUNCTION queue_owner_purge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ratings WHERE key_hash = NEW.key_hash) THEN
    INSERT INTO shared_purges (tag) VALUES ('ratings'), ('ratings-' || NEW.product_variant_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pod_keys_owned AFTER UPDATE OF "unlocked_by" ON "pod_keys" FOR EACH ROW WHEN (OLD.unlocked_by IS DISTINCT FROM NEW.unlocked_by) EXECUTE FUNCTION queue_owner_purge();
--> statement-breakpoint
-- A key's ratings are deleted after the key, when their trigger no longer finds its variant.
CREATE FUNCTION queue_key_purge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shared_purges (tag)
    SELECT DISTINCT 'ratings-' || product_variant_id FROM old_rows WHERE unlocked_by IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pod_keys_deleted AFTER DELETE ON "pod_keys" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_key_purge();
