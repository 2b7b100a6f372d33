import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCatalogue } from './catalogue';
import { catalogueFiles } from './catalogueFiles';

const content = fileURLToPath(new URL('../../../../content', import.meta.url));
/** What the last run wrote: a file that an editor has added by hand is not in it, and is left alone. */
const listFile = fileURLToPath(new URL('./written.txt', import.meta.url));

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function writeCatalogue(): Promise<void> {
  const files = await catalogueFiles(makeCatalogue());
  const before = readOrNull(listFile)?.split('\n').filter(Boolean) ?? [];
  const stale = before.filter((path) => !files.has(path));
  for (const path of stale) rmSync(join(content, path), { force: true });
  // An unchanged file keeps its time, so that a watching build has nothing to do.
  const changed = [...files].filter(([path, text]) => readOrNull(join(content, path)) !== text);
  for (const [path, text] of changed) write(join(content, path), text);
  writeFileSync(listFile, `${[...files.keys()].sort().join('\n')}\n`);
  console.log(`${files.size} files of the catalogue: ${changed.length} written, ${stale.length} removed.`);
}

writeCatalogue().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
