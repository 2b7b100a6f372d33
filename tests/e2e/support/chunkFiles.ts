import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script that is requested a second time has a query. */
export const scriptUrls = /\.js(\?|$)/;

interface BundleStats {
  assetsByChunkName: Record<string, string[]>;
}

/** Returns the script of a named chunk, without those it shares with others: '/gate-us-0a1b2c3d.js'. */
export function chunkFile(name: string): string {
  const file = join(process.cwd(), '.cache', 'webpack.stats.json');
  const { assetsByChunkName } = JSON.parse(readFileSync(file, 'utf8')) as BundleStats;
  const script = assetsByChunkName[name]?.filter((asset) => asset.endsWith('.js')).at(-1);
  if (!script) throw new Error(`no script of the chunk ${name}`);
  return `/${script}`;
}
