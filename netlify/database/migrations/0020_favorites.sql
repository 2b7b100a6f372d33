CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_slug_pk" PRIMARY KEY("user_id","slug")
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_saved" ON "favorites" USING btree ("user_id","saved_at");