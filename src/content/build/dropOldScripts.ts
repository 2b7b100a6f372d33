import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tab opened before a deploy may request that version's scripts for this many days. */
export const retentionDays = 30;

const dayMs = 24 * 60 * 60 * 1000;
const scriptName = /^.+-[0-9a-f]{8}\.js/;
/** 'app-0a1b2c3d.js.map' → 'app-0a1b2c3d.js' */
const scriptOf = (file: string) => scriptName.exec(file)?.[0];

/** When each script was last part of a build, in milliseconds. */
interface LastUsed {
  [script: string]: number;
}

const readRecord = (file: string): LastUsed =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LastUsed) : {};

/** Deletes scripts that no build of the last `retentionDays` included, with their source maps and license files. */
export function dropOldScripts(
  { out, recordFile }: { out: string; recordFile: string },
  current: readonly string[],
  now: number,
): void {
  const files = readdirSync(out).flatMap((file) => {
    const script = scriptOf(file);
    return script ? [{ file, script }] : [];
  });
  const built = new Set(current);
  const before = readRecord(recordFile);
  const after: LastUsed = {};
  for (const { file, script } of files) {
    const lastUsed = built.has(script) ? now : (before[script] ?? now);
    if (now - lastUsed > retentionDays * dayMs) rmSync(join(out, file));
    else after[script] = lastUsed;
  }
  writeFileSync(recordFile, JSON.stringify(after));
}
