ALTER TABLE "pod_keys" DROP CONSTRAINT "pod_keys_unlocked_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "pod_keys" ADD CONSTRAINT "pod_keys_unlocked_by_users_id_fk" FOREIGN KEY ("unlocked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;