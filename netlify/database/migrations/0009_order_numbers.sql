ALTER TABLE "orders" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_order_number_unique" UNIQUE("order_number");--> statement-breakpoint
DO $$
DECLARE
  letters constant text := '23456789FHJKMRTWXY';
  order_id uuid;
  number text;
  random_bytes bytea;
BEGIN
  FOR order_id IN SELECT "id" FROM "orders" LOOP
    LOOP
      random_bytes := decode(md5(gen_random_uuid()::text), 'hex');
      SELECT string_agg(substr(letters, 1 + get_byte(random_bytes, place) % length(letters), 1), '')
        INTO number FROM generate_series(0, 7) AS place;
      EXIT WHEN NOT EXISTS (SELECT FROM "orders" WHERE "order_number" = number);
    END LOOP;
    UPDATE "orders" SET "order_number" = number WHERE "id" = order_id;
  END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "order_number" SET NOT NULL;
