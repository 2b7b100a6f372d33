import type { TableRow } from './rows';

export function groupByFile<Each extends { row: TableRow }>(all: readonly Each[]): Each[][] {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const { path } = each.row.file;
    groups.set(path, [...(groups.get(path) ?? []), each]);
  }
  return [...groups.values()];
}
