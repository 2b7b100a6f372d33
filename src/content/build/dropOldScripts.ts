import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For this many days, a tab opened before a deploy can still request the scripts of its build. */
export const retentionDays = 30;

const dayMs = 24 * 60 * 60 * 1000;
const scriptName = /^.+-[0-9a-f]{8}\.js/;
const scriptOf = (file: string) => scriptName.exec(file)?.[0];

/** Maps each script to the time of the last build that included it, in milliseconds. */
interface LastUsed {
  [script: string]: number;
}

const readRecord = (file: string): LastUsed =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LastUsed) : {};

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
