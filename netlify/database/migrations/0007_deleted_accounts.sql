ALTER TABLE "orders" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "users_referred_by" ON "users" USING btree ("referred_by");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outgoing_messages_order" ON "outgoing_messages" USING btree (("payload" #>> '{data,order,orderLogId}'));