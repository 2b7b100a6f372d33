-- Counts of tries need not wait for the disk: after a crash of Postgres, those of the last second may be missing.
CREATE FUNCTION commit_without_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rate_limits_written BEFORE INSERT OR UPDATE OR DELETE ON "rate_limits" FOR EACH STATEMENT EXECUTE FUNCTION commit_without_waiting();
