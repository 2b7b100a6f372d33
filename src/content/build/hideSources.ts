import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const reportFile = 'webpack.stats.json';

/** Moves files that the host must not serve. Call this after Gatsby's renderer, which reads the bundler's report. */
export function hideSources({ root, out }: { root: string; out: string }): void {
  const cache = join(root, '.cache');
  const maps = join(cache, 'source-maps');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const file of readdirSync(out)) if (file.endsWith('.js.map')) renameSync(join(out, file), join(maps, file));
  if (existsSync(join(out, reportFile))) renameSync(join(out, reportFile), join(cache, reportFile));
}
