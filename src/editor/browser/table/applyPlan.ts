import type { ChangePlan } from '../../table/plan';
import type { TableRow } from '../../table/rows';
import { editorChanges } from '../changes/editorChanges';
import { readChangedFolder } from './folderReader';

interface Shown {
  folder: string;
  rows: readonly TableRow[];
}

/** Saves all files of a plan, or none if another window or editor has changed one since the plan was shown. */
export async function applyPlan({ files }: ChangePlan, { folder, rows }: Shown): Promise<void> {
  const expected = new Map(rows.map(({ file }) => [file.path, file.text]));
  const now = new Map((await readChangedFolder(folder)).map(({ path, text }) => [path, text]));
  const stale = files.filter(({ path }) => now.get(path) !== expected.get(path)).map(({ path }) => path);
  if (stale.length)
    throw new Error(
      `Nothing was saved, because these files were changed since this table was loaded: ${stale.join(', ')}. Load the table again.`,
    );
  const at = Date.now();
  await editorChanges().put(
    files.map(({ path, text }) => ({ path, text, base: expected.get(path) ?? null, at })),
    expected,
  );
}
