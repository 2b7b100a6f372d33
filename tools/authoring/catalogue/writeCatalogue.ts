import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCatalogue } from './catalogue';
import { catalogueFiles, jsonText } from './catalogueFiles';

const content = fileURLToPath(new URL('../../../content', import.meta.url));
/** Lists the files of the last run. Files that an editor added by hand are not in it and are left alone. */
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
  const files = catalogueFiles(makeCatalogue());
  const before = readOrNull(listFile)?.split('\n').filter(Boolean) ?? [];
  const stale = before.filter((path) => !files.has(path));
  for (const path of stale) rmSync(join(content, path), { force: true });
  let changed = 0;
  for (const [path, value] of files) {
    const text = await jsonText(value);
    // Skip unchanged files, so that their modification time stays the same and a watching build is not triggered.
    if (readOrNull(join(content, path)) === text) continue;
    write(join(content, path), text);
    changed += 1;
  }
  writeFileSync(listFile, `${[...files.keys()].sort().join('\n')}\n`);
  console.log(`${files.size} files of the catalogue: ${changed} written, ${stale.length} removed.`);
}

writeCatalogue().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
