import { regionOf, type Subcountry } from '../../domain/region/regions';
import { foldText } from '../../domain/text/spelling';
import { soldInTitle, type Column, type TableShape } from './columns';
import type { TableRow } from './rows';

/** An empty filter matches everything. */
export interface RowFilter {
  text: string;
  brand: string;
  region: Subcountry | '';
  availability: string;
}

export const noFilter: RowFilter = { text: '', brand: '', region: '', availability: '' };

/** Returns the brands of a product, or those that a store sells. */
const brandsOf = ({ cells }: TableRow): string[] => (cells.Brand ?? cells.Brands ?? '').split(', ').filter(Boolean);

const isIn = ({ cells }: TableRow, region: Subcountry): boolean =>
  'Region' in cells ? cells.Region === region : cells[soldInTitle(regionOf(region).flag)] === 'yes';

/** Each word of `text` must match one of the cells that identify a row. */
export function filterRows(rows: readonly TableRow[], { text, brand, region, availability }: RowFilter): TableRow[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const { cells, key } = row;
    const named = foldText(
      [
        key,
        cells.Name,
        cells.Size,
        cells.Brand,
        cells.Brand?.replaceAll('-', ' '),
        cells.City,
        cells['Postal code'],
      ].join(' '),
    );
    return (
      words.every((word) => named.includes(word)) &&
      (!brand || brandsOf(row).includes(brand)) &&
      (!region || isIn(row, region)) &&
      (!availability || cells['Availability of the size'] === availability)
    );
  });
}

export const listBrands = (rows: readonly TableRow[]): string[] => [...new Set(rows.flatMap(brandsOf))].sort();

export interface SortOrder {
  title: string;
  isDescending: boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare = ({ kind, title }: Column, one: TableRow, other: TableRow): number => {
  const [a, b] = [one.cells[title]!, other.cells[title]!];
  return kind.isNumber ? Number(a) - Number(b) : collator.compare(a, b);
};

/** Rows with an empty cell come last in either direction. */
export function sortRows(
  { columns }: TableShape,
  rows: readonly TableRow[],
  { title, isDescending }: SortOrder,
): TableRow[] {
  const column = columns.find((each) => each.title === title);
  if (!column) return [...rows];
  const [filled, blank] = [rows.filter(({ cells }) => cells[title]), rows.filter(({ cells }) => !cells[title])];
  const sorted = filled.sort((one, other) => compare(column, one, other) * (isDescending ? -1 : 1));
  return [...sorted, ...blank];
}
