ALTER TABLE "activations" DROP CONSTRAINT "activations_key_hash_pod_keys_key_hash_fk";
--> statement-breakpoint
ALTER TABLE "ratings" DROP CONSTRAINT "ratings_key_hash_pod_keys_key_hash_fk";
--> statement-breakpoint
ALTER TABLE "user_pods" DROP CONSTRAINT "user_pods_key_hash_pod_keys_key_hash_fk";
--> statement-breakpoint
ALTER TABLE "id_images" ADD COLUMN "seal_key_id" text;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_key_hash_pod_keys_key_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "public"."pod_keys"("key_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_key_hash_pod_keys_key_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "public"."pod_keys"("key_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "user_pods" ADD CONSTRAINT "user_pods_key_hash_pod_keys_key_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "public"."pod_keys"("key_hash") ON DELETE cascade ON UPDATE cascade;