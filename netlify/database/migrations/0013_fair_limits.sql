ALTER TABLE "orders" ADD COLUMN "door_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "id_key" text;--> statement-breakpoint
ALTER TABLE "id_images" ADD COLUMN "image_key" text;--> statement-breakpoint
CREATE INDEX "orders_door_day" ON "orders" USING btree ("door_key","local_day");--> statement-breakpoint
CREATE INDEX "orders_id_day" ON "orders" USING btree ("id_key","local_day");--> statement-breakpoint
CREATE INDEX "orders_contact_phone" ON "orders" USING btree ("contact_phone");