import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tab that was opened before a deploy may ask for that version's scripts so long, in days. */
export const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1000;
const scriptName = /^.+-[0-9a-f]{8}\.js/;
/** 'app-0a1b2c3d.js.map' → 'app-0a1b2c3d.js' */
const scriptOf = (file: string) => scriptName.exec(file)?.[0];

/** When each script was last a part of a build, in milliseconds. */
type Record = { [script: string]: number };

const readRecord = (file: string): Record =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record) : {};

/**
 * Deletes the scripts, with their maps and licences, that no build of the last `keptDays` has had. `current` are the names
 * of this build's; `recordFile` tells the next build what it needs to know.
 */
export function dropOldScripts(
  { out, recordFile }: { out: string; recordFile: string },
  current: ReadonlySet<string>,
  now: number,
): void {
  const files = readdirSync(out).flatMap((file) => {
    const script = scriptOf(file);
    return script ? [{ file, script }] : [];
  });
  const before = readRecord(recordFile);
  const after: Record = {};
  for (const { file, script } of files) {
    const lastUsed = current.has(script) ? now : (before[script] ?? now);
    if (now - lastUsed > keptDays * dayMs) rmSync(join(out, file));
    else after[script] = lastUsed;
  }
  writeFileSync(recordFile, JSON.stringify(after));
}
