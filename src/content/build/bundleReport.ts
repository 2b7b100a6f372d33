import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The bundler's chunk groups, by name. */
export interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const statsName = 'webpack.stats.json';
const statsFile = (root: string) => join(root, '.cache', statsName);
/** The source maps of the last build, to upload to an error-reporting service. */
const mapFolder = (root: string) => join(root, '.cache', 'source-maps');

/**
 * Moves the bundler's report and the source maps, which contain the sources, out of the folder that the host serves.
 * Run it once Gatsby has rendered all pages, since its renderer reads the report there.
 */
export function hideSources({ root, out }: { root: string; out: string }): void {
  rmSync(mapFolder(root), { recursive: true, force: true });
  mkdirSync(mapFolder(root), { recursive: true });
  for (const file of readdirSync(out))
    if (file.endsWith('.js.map')) renameSync(join(out, file), join(mapFolder(root), file));
  if (existsSync(join(out, statsName))) renameSync(join(out, statsName), statsFile(root));
}

/** The report of the last build. */
export const readStats = (root: string): BundleStats =>
  JSON.parse(readFileSync(statsFile(root), 'utf8')) as BundleStats;
