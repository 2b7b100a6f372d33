import { NetlifyDB } from '@netlify/database-dev';

/**
 * Netlify's emulation of its database: `node netlifyDatabase.mjs <migrations folder> [last migration]`. Applies the
 * migrations as a deploy does, then prints `ready <address>`.
 */
const [folder, target] = process.argv.slice(2);
const database = new NetlifyDB({ logger: () => {} });
const address = await database.start();
await database.applyMigrations(folder, target);
console.log(`ready ${address}`);
process.on('SIGTERM', async () => {
  await database.stop();
  process.exit(0);
});
