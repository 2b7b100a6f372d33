import type { ReactNode } from 'react';
import { weekdays } from '../../../domain/time/weekdays';
import { regions } from '../../../domain/region/regions';
import { soldInTitle, storeTable, type TableShape } from '../../table/columns';
import type { TableRow } from '../../table/rows';
import { brandName } from '../entries';

/** A visible column, which may combine several columns of the table. */
export interface ViewColumn {
  title: string;
  /** The title of the table column by which it sorts, or null. */
  sortBy: string | null;
  show: (row: TableRow) => ReactNode;
  isNumber?: true;
}

const none = <span className="table-none">–</span>;

const cell = (title: string, sortBy: string | null = title): ViewColumn => ({
  title,
  sortBy,
  show: ({ cells }) => cells[title] || none,
});

const number = (title: string, from: string, format: (text: string) => string = (text) => text): ViewColumn => ({
  title,
  sortBy: from,
  isNumber: true,
  show: ({ cells }) => (cells[from] ? format(cells[from]) : none),
});

function formPath(row: TableRow): string {
  const { Slug, Type, Id } = row.cells;
  if (Id) return `#/collections/stores/entries/${Id}`;
  return `#/collections/${Type === 'devices' ? 'devices' : 'pods'}/entries/${Slug}`;
}

const name: ViewColumn = {
  title: 'Name',
  sortBy: 'Name',
  show: (row) => <a href={formPath(row)}>{row.cells.Name}</a>,
};

const brandNames = (slugs: string): string =>
  slugs
    .split(', ')
    .map((slug) => brandName(slug))
    .join(', ');

const brand: ViewColumn = {
  title: 'Brand',
  sortBy: 'Brand',
  show: ({ cells }) => brandNames(cells.Brand ?? cells.Brands ?? '') || none,
};

const capitalize = (choice: string): string => `${choice.charAt(0).toUpperCase()}${choice.slice(1).replace('-', ' ')}`;

const availability: ViewColumn = {
  title: 'Availability',
  sortBy: 'Availability of the size',
  show: ({ cells }) => {
    const status = cells['Availability of the size'] ?? '';
    return (
      <span className={`table-status table-status-${status}`}>
        {capitalize(status)}
        {status === 'coming-soon' && cells['Coming soon'] && ` (${cells['Coming soon']})`}
      </span>
    );
  },
};

const soldIn: ViewColumn = {
  title: 'Sold in',
  sortBy: null,
  show: ({ cells }) =>
    regions
      .filter(({ flag }) => cells[soldInTitle(flag)] === 'yes')
      .map(({ code }) => code.replace('CA_ALL', 'Canada'))
      .join(', ') || none,
};

const inLines = (lines: readonly string[]): ReactNode =>
  lines.length ? (
    <span>
      {lines.map((line) => (
        <div key={line} className="table-line">
          {line}
        </div>
      ))}
    </span>
  ) : (
    none
  );

const schedule: ViewColumn = {
  title: 'Schedule',
  sortBy: null,
  show: ({ cells }) =>
    inLines([
      ...(cells['Publish at'] ? [`From ${cells['Publish at']}`] : []),
      ...(cells['Take down at'] ? [`Until ${cells['Take down at']}`] : []),
    ]),
};

const days = storeTable.columns.filter(({ path }) => path(0)[0] === 'hours');

/** Formats hours as 'Sun 11:00-18:00' and 'Mon–Sat 09:30-20:00'. Omits closed days. */
function hoursLines({ cells }: TableRow): string[] {
  const runs: { first: string; last: string; hours: string }[] = [];
  let before = '';
  days.forEach(({ title }, index) => {
    const [hours, day] = [cells[title]!, weekdays[index]!];
    const run = runs.at(-1);
    if (hours && run && hours === before) run.last = day;
    else if (hours) runs.push({ first: day, last: day, hours });
    before = hours;
  });
  return runs.map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`);
}

const views: Record<TableShape['folder'], readonly ViewColumn[]> = {
  products: [
    name,
    { ...cell('Size'), sortBy: 'Grams' },
    brand,
    number('Price', 'Price', (text) => `$${text}`),
    availability,
    soldIn,
    number('Delivered by', 'Dispensaries that deliver'),
    schedule,
  ],
  stores: [
    name,
    cell('City'),
    cell('Region'),
    { ...cell('Phone', null), show: ({ cells }) => <span className="table-line">{cells.Phone}</span> },
    { title: 'Hours', sortBy: null, show: (row) => inLines(hoursLines(row)) },
    cell('Payments', null),
    { ...brand, title: 'Brands', sortBy: null },
    schedule,
  ],
};

export const viewColumns = ({ folder }: TableShape): readonly ViewColumn[] => views[folder];
