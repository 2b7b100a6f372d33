import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../netlify/database/client';
import { closeAfter } from '../../netlify/database/closeAfter';
import { openEmbedded } from '../../netlify/database/embedded';
import { maintenanceTimeouts, openPostgres } from '../../netlify/database/postgres';
import { createBlobStore } from '../../netlify/platform/blobs/blobs';
import { loadLocalSecrets } from '../../netlify/platform/settings/localSecrets';
import { startPostgres } from '../config/machine/temporaryPostgres';
import { startS3 } from '../fixtures/servers/s3Server';
import { fillDataFolder } from '../fixtures/testDatabase';
import { measureProcess } from './measureProcess';

/** The bench fails above these. */
const limits = {
  /** Peak memory with ten times the orders, as a multiple. */
  memory: 1.5,
  /** The time of the move as a multiple of what it predicted. */
  time: 2,
};

const orderCounts = [10_000, 100_000];
const photoCount = 200;
const photoBytes = 300_000;
const root = fileURLToPath(new URL('../..', import.meta.url));
const bucket = { bucket: 'ids', region: 'us-west-2', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };

/** Three items, five events and a sent message for each order; a session for each shopper, who has ten orders. */
const fill = (orders: number) => `
  INSERT INTO providers (id, name, licence, pickup_times, delivery_times, delivery_total_minimum_cents,
    delivery_fee_cents, tax_rate, purchase_limit_grams, slot_capacity, webhook_secret)
  VALUES ('bench', 'Bench', 'C9-0000000-LIC', '[]', '[]', 0, 0, 0.1, 8, 4, 'whsec_bench');
  INSERT INTO users (email, given_name, created_at)
  SELECT 'shopper' || n || '@shop.example', 'Mara', now() FROM generate_series(1, ${orders / 10}) AS n;
  INSERT INTO sessions (token_hash, user_id, created_at, last_used_at)
  SELECT encode(sha256(id::text::bytea), 'hex'), id, now(), now() FROM users;
  INSERT INTO id_images (user_id, provider_id, blob_key, created_at)
  SELECT id, 'bench', '20260701-' || id, now() FROM users LIMIT ${photoCount};
  INSERT INTO orders (order_number, details_id, user_id, provider_id, idempotency_key, body_hash, status, order_type,
    subtotal_cents, tax_cents, delivery_fee_cents, total_cents, address, slot_start, slot_end, thc_grams, local_day, placed_at)
  SELECT 'N' || n, md5(n::text), id, 'bench', gen_random_uuid(), encode(sha256(n::text::bytea), 'hex'), 'completed',
    'delivery', 12000, 1200, 500, 13700,
    '{"street": "12 Example Street", "city": "Oakland", "state": "CA", "postalCode": "94607", "country": "US"}',
    now(), now(), 1.5, '2026-07-01', now()
  FROM (SELECT id, row_number() OVER () AS shopper FROM users) AS numbered, generate_series(1, 10) AS each,
    LATERAL (SELECT shopper * 10 + each AS n) AS number;
  INSERT INTO order_items (order_id, product_variant_id, position, title, brand, quantity, price_cents, item_total_cents)
  SELECT id, 'pod-' || n, n, 'Blood Orange Haze 0.5 g', 'Sunset Growers', 1, 4000, 4000
  FROM orders, generate_series(0, 2) AS n;
  INSERT INTO order_events (order_id, sequence, status, actor, at)
  SELECT id, n, 'completed', 'dispensary', now() FROM orders, generate_series(1, 5) AS n;
  INSERT INTO notices (channel, recipient, subject, text, html, order_id, sent_at, next_at, created_at)
  SELECT 'email', 'mara@shop.example', 'Your order', repeat('It is on its way. ', 30), repeat('<p>It is on its way.</p>', 200),
    id, now(), now(), now() FROM orders`;

/** Returns the keys of the shop's ID photos. */
async function createShop(folder: string, orders: number): Promise<string[]> {
  await fillDataFolder(folder);
  loadLocalSecrets(folder);
  const fillRows = async ({ database }: { database: Database }) => {
    await database.execute(sql.raw(fill(orders)));
    return (await database.execute<{ key: string }>(sql`SELECT blob_key AS key FROM id_images`)).rows;
  };
  const keys = (await closeAfter(await openEmbedded(folder), fillRows)).map(({ key }) => key);
  const files = createBlobStore({ blobStore: 'files', dataDir: folder, s3: null });
  for (const key of keys) await files.put(key, randomBytes(photoBytes));
  return keys;
}

const readSeconds = (output: string): number => {
  const [, minutes, seconds] = /stopped for about (?:(\d+) min)?\s?(?:(\d+) s)?/.exec(output)!;
  return Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
};

interface Measured {
  orders: number;
  predicted: number;
  seconds: number;
  peakRssMb: number;
}

async function measureMove(serverUrl: string, orders: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-move-'));
  const s3 = await startS3(bucket);
  try {
    await createShop(folder, orders);
    const name = `move_${orders}`;
    await closeAfter(openPostgres(serverUrl, { timeouts: maintenanceTimeouts }), ({ query }) =>
      query({ text: `CREATE DATABASE ${name}` }),
    );
    const env = {
      ...process.env,
      DATABASE_URL: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    };
    const command = [process.execPath, '--import', 'tsx', 'netlify/server/move/move.ts', '--to', 'DATABASE_URL'];
    const { seconds, peakRssMb, output } = await measureProcess([...command, '--from', folder], { cwd: root, env });
    return { orders, predicted: readSeconds(output), seconds, peakRssMb: peakRssMb! };
  } finally {
    rmSync(folder, { recursive: true });
    await s3.close();
  }
}

/**
 * Runs as `npm run bench:move`: moves shops of two sizes from the embedded database into Postgres and a bucket. Fails if
 * memory grows with the shop, or if the move takes much longer than it predicts.
 */
async function main(): Promise<void> {
  const server = await startPostgres({ isDurable: true });
  try {
    const measured: Measured[] = [];
    for (const orders of orderCounts) {
      const each = await measureMove(server.url, orders);
      measured.push(each);
      console.log(
        `${orders.toLocaleString('en-US')} orders: predicted ${each.predicted} s, took ${each.seconds.toFixed(1)} s, ${each.peakRssMb} MB at most`,
      );
    }
    const [few, many] = measured;
    const memory = many!.peakRssMb / few!.peakRssMb;
    const time = many!.seconds / many!.predicted;
    console.log(`Memory × ${memory.toFixed(2)}, time × ${time.toFixed(2)} of the prediction`);
    process.exitCode = memory > limits.memory || time > limits.time ? 1 : 0;
  } finally {
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
