import { useEffect, useRef, useState } from 'react';
import { bulkEdits, type BulkAction } from '../../table/bulkEdits';
import type { TableShape } from '../../table/columns';
import { filterRows, noFilter, sortRows, type SortOrder } from '../../table/filterRows';
import { importCsv } from '../../table/importCsv';
import { planChanges, type ChangePlan } from '../../table/plan';
import { exportCsv, type TableRow } from '../../table/rows';
import { applyPlan } from './applyPlan';
import { BulkForm, type BulkKind } from './bulkForms';
import { FilterBar } from './FilterBar';
import { ImportPanel } from './ImportPanel';
import { PlanReview } from './Review';
import { RowsTable } from './RowsTable';
import { SelectionBar } from './SelectionBar';
import { useRows, type LoadedRows } from './useRows';
import { viewColumns } from './viewColumns';

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface Reviewed {
  title: string;
  plan: ChangePlan;
  rows: readonly TableRow[];
  note: string | null;
}

function planBulk(table: TableShape, action: BulkAction, rows: readonly TableRow[]): Pick<Reviewed, 'plan' | 'note'> {
  const { edits, faults, skipped } = bulkEdits(table, action, rows);
  const note = skipped ? `${skipped} without a price ${skipped === 1 ? 'stays' : 'stay'} without` : null;
  return { plan: planChanges(table, { edits, rows, faults }, new Date()), note };
}

/** Restores the focus when the review closes. */
function useReview() {
  const [review, setReview] = useState<Reviewed | null>(null);
  const opener = useRef<Element | null>(null);
  const show = (next: Reviewed | null) => {
    if (next) opener.current = document.activeElement;
    setReview(next);
  };
  useEffect(() => {
    if (!review && opener.current instanceof HTMLElement) opener.current.focus();
  }, [review]);
  return [review, show] as const;
}

interface ReadyProps extends LoadedRows {
  table: TableShape;
  onSaved: () => void;
}

type Open = BulkKind | 'import' | null;

function Ready({ table, rows, broken, onSaved }: ReadyProps) {
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState<SortOrder>({ title: 'Name', isDescending: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const [review, show] = useReview();
  const visibleRows = sortRows(table, filterRows(rows, filter), order);
  const chosen = rows.filter(({ key }) => selected.has(key));
  const hidden = chosen.length - visibleRows.filter(({ key }) => selected.has(key)).length;
  const toggle = (next: Open) => setOpen(open === next ? null : next);
  const apply = async ({ plan, rows: reviewedRows }: Reviewed) => {
    await applyPlan(plan, { folder: table.folder, rows: reviewedRows });
    show(null);
    setOpen(null);
    setSelected(new Set());
    onSaved();
  };
  return (
    <>
      {review && (
        <PlanReview
          title={review.title}
          plan={review.plan}
          note={review.note}
          onClose={() => show(null)}
          onApply={() => apply(review)}
        />
      )}
      <div hidden={review !== null}>
        <FilterBar table={table} rows={rows} filter={filter} onFilter={setFilter}>
          <button type="button" onClick={() => download(`${table.folder}.csv`, exportCsv(table, visibleRows))}>
            Export CSV
          </button>
          <button type="button" aria-expanded={open === 'import'} onClick={() => toggle('import')}>
            Import CSV
          </button>
        </FilterBar>
        {broken.length > 0 && (
          <p className="table-faults" role="alert">
            {`Not in this table, because they are not valid JSON: ${broken.join(', ')}.`}
          </p>
        )}
        {open === 'import' && (
          <ImportPanel
            onFile={(name, csv) =>
              show({ title: name, rows, plan: importCsv(table, csv, { rows, now: new Date() }), note: null })
            }
            onClose={() => setOpen(null)}
          />
        )}
        <SelectionBar
          table={table}
          shown={visibleRows.length}
          selected={chosen.length}
          hidden={hidden}
          open={open === 'import' ? null : open}
          onOpen={toggle}
          onClear={() => setSelected(new Set())}
        />
        {open && open !== 'import' && chosen.length > 0 && (
          <BulkForm
            kind={open}
            onAction={(action, title) => show({ title, rows, ...planBulk(table, action, chosen) })}
            onClose={() => setOpen(null)}
          />
        )}
        <RowsTable
          columns={viewColumns(table)}
          rows={visibleRows}
          order={order}
          onOrder={setOrder}
          selected={selected}
          onSelect={setSelected}
        />
        {visibleRows.length === 0 && <p className="table-empty">Nothing matches these filters.</p>}
      </div>
    </>
  );
}

function Loaded({ table, onSaved }: Pick<ReadyProps, 'table' | 'onSaved'>) {
  const loading = useRows(table);
  if (loading.state === 'loading') return <p role="status">Loading…</p>;
  if (loading.state === 'ready') return <Ready {...loading} table={table} onSaved={onSaved} />;
  return (
    <p className="table-faults" role="alert">
      {loading.message}
    </p>
  );
}

export function TableView({ table }: { table: TableShape }) {
  const [saved, setSaved] = useState(0);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (saved) message.current?.focus();
  }, [saved]);
  return (
    <>
      {saved > 0 && (
        <p className="table-saved" role="status" tabIndex={-1} ref={message}>
          Saved with your unpublished changes. Review and publish them below when you are ready.
        </p>
      )}
      <Loaded table={table} onSaved={() => setSaved(saved + 1)} />
    </>
  );
}
