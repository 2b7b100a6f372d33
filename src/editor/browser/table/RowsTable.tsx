import { useState } from 'react';
import { formatCount } from '../../../domain/text/formatCount';
import type { SortOrder } from '../../table/filterRows';
import { rowName, type TableRow } from '../../table/rows';
import type { ViewColumn } from './viewColumns';

interface Props {
  columns: readonly ViewColumn[];
  rows: readonly TableRow[];
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** "Show more" renders this many further rows. */
const rowsPerStep = 50;

function SortButton({ column, order, onOrder }: { column: ViewColumn } & Pick<Props, 'order' | 'onOrder'>) {
  if (!column.sortBy) return <>{column.title}</>;
  const isOn = order.title === column.sortBy;
  const mark = isOn ? (order.isDescending ? '↓' : '↑') : '';
  return (
    <button
      type="button"
      className="table-sort"
      onClick={() => onOrder({ title: column.sortBy!, isDescending: isOn && !order.isDescending })}
    >
      {column.title} <span aria-hidden>{mark}</span>
    </button>
  );
}

function sortOf({ sortBy }: ViewColumn, { title, isDescending }: SortOrder) {
  if (!sortBy || sortBy !== title) return undefined;
  return isDescending ? 'descending' : 'ascending';
}

/** "All" selects every filtered row, even if it is not rendered yet. */
export function RowsTable({ columns, rows, order, onOrder, selected, onSelect }: Props) {
  const [count, setCount] = useState(rowsPerStep);
  const isAll = rows.length > 0 && rows.every(({ key }) => selected.has(key));
  const toggleAll = () => {
    const others = [...selected].filter((key) => !rows.some((row) => row.key === key));
    onSelect(new Set(isAll ? others : [...others, ...rows.map(({ key }) => key)]));
  };
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect(next);
  };
  const visible = rows.slice(0, count);
  return (
    <>
      <table className="table-rows">
        <thead>
          <tr>
            <th scope="col">
              <label className="table-check">
                <input
                  type="checkbox"
                  aria-label={rows.length === 1 ? 'Select the row' : `Select all ${rows.length} rows`}
                  checked={isAll}
                  disabled={rows.length === 0}
                  onChange={toggleAll}
                />
                <span className="table-phone">{`Select all ${rows.length}`}</span>
              </label>
            </th>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                aria-sort={sortOf(column, order)}
                data-sorts={column.sortBy ? '' : undefined}
                className={column.isNumber && 'table-number'}
              >
                <SortButton column={column} order={order} onOrder={onOrder} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map((row) => (
            <tr key={row.key} className={selected.has(row.key) ? 'table-chosen' : undefined}>
              <td>
                <label className="table-check">
                  <input
                    type="checkbox"
                    aria-label={`Select ${rowName(row)}`}
                    checked={selected.has(row.key)}
                    onChange={() => toggle(row.key)}
                  />
                </label>
              </td>
              {columns.map((column) => (
                <td key={column.title} data-label={column.title} className={column.isNumber && 'table-number'}>
                  {column.show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > visible.length && (
        <p className="table-more">
          {`${visible.length} of ${formatCount(rows.length, 'row')}`}
          <button
            type="button"
            onClick={() => setCount(count + rowsPerStep)}
          >{`Show ${Math.min(rowsPerStep, rows.length - visible.length)} more`}</button>
          <button type="button" onClick={() => setCount(rows.length)}>
            Show all
          </button>
        </p>
      )}
    </>
  );
}
