ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_destination";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "sealed_destination" text;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_destination" ON "one_time_codes" USING btree ("destination_hash","purpose") WHERE "one_time_codes"."user_id" is null;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user" UNIQUE("user_id","purpose");