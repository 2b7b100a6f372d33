-- Triggers for each row do not run for TRUNCATE, which would empty a log that may only grow.
CREATE TRIGGER order_events_never_truncated BEFORE TRUNCATE ON "order_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER id_looks_never_truncated BEFORE TRUNCATE ON "id_looks" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_never_truncated BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
