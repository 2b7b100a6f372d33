import { useEffect, useState } from 'react';
import type { TableShape } from '../../table/columns';
import { readRows, type TableRow } from '../../table/rows';
import { useChanges } from '../changes/useEditor';
import { readChangedFolder } from './folderReader';

export interface LoadedRows {
  rows: TableRow[];
  broken: string[];
}

type RowsState = { state: 'loading' } | { state: 'failed'; message: string } | ({ state: 'ready' } & LoadedRows);

/** Reads the rows with unpublished changes applied, and again whenever those change. */
export function useRows(table: TableShape): RowsState {
  const [loading, setLoading] = useState<RowsState>({ state: 'loading' });
  const changes = useChanges();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: RowsState) => {
      if (isCurrent) setLoading(next);
    };
    readChangedFolder(table.folder).then(
      (files) => show({ state: 'ready', ...readRows(table, files) }),
      (error: Error) => show({ state: 'failed', message: error.message }),
    );
    return () => {
      isCurrent = false;
    };
    // Read again whenever `changes` differ.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table, changes]);
  return loading;
}
