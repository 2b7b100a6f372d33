import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const reportFile = 'webpack.stats.json';

/**
 * Moves the source maps, and the bundler's report that benchmarks read, to .cache/, which the host does not serve. Call
 * it after Gatsby has rendered all pages, because its renderer reads the report.
 */
export function hideSources({ root, out }: { root: string; out: string }): void {
  const cache = join(root, '.cache');
  const maps = join(cache, 'source-maps');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const file of readdirSync(out)) if (file.endsWith('.js.map')) renameSync(join(out, file), join(maps, file));
  if (existsSync(join(out, reportFile))) renameSync(join(out, reportFile), join(cache, reportFile));
}
