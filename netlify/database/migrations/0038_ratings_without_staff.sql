ALTER TABLE "job_runs" ADD COLUMN "input_hash" text;--> statement-breakpoint
-- Ratings by people with access to the console are not public, and an account may get or lose it, or its email.
CREATE FUNCTION queue_insider_purge(emails text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shared_purges (tag)
    SELECT DISTINCT unnest(ARRAY['ratings', 'ratings-' || product_variant_id])
      FROM users JOIN ratings ON ratings.user_id = users.id JOIN pod_keys USING (key_hash)
      WHERE lower(users.email) = ANY (emails);
$$;
--> statement-breakpoint
CREATE FUNCTION queue_staff_purge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_insider_purge(ARRAY[OLD.email, NEW.email]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_joined_or_left AFTER INSERT OR DELETE OR UPDATE OF "email", "removed_at" ON "staff" FOR EACH ROW EXECUTE FUNCTION queue_staff_purge();
--> statement-breakpoint
CREATE FUNCTION queue_email_purge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM staff WHERE email IN (lower(OLD.email), lower(NEW.email)) AND removed_at IS NULL) THEN
    PERFORM queue_insider_purge(ARRAY[lower(NEW.email)]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_email_changed AFTER UPDATE OF "email" ON "users" FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION queue_email_purge();
