CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "reviews_rating" UNIQUE("user_id","key_hash"),
	CONSTRAINT "reviews_reason" CHECK (("reviews"."status" = 'rejected') = ("reviews"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_key_hash_ratings_user_id_key_hash_fk" FOREIGN KEY ("user_id","key_hash") REFERENCES "public"."ratings"("user_id","key_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("status","written_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_reviews" ON "audit_entries" USING btree ("subject","at") WHERE "audit_entries"."action" like 'review.%';--> statement-breakpoint
-- A new review is pending, which nobody sees. Every other change may change what everybody sees of the pod.
CREATE TRIGGER reviews_updated AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_rating_purge();
--> statement-breakpoint
CREATE TRIGGER reviews_deleted AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_rating_purge();
