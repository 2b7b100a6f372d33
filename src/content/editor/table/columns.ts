import { weekdays } from '../../../domain/delivery/weekdays';
import { regions } from '../../../domain/region/regions';
import { labelOf } from '../labels';
import * as kinds from './kinds';
import type { Kind } from './kinds';

export type FieldPath = readonly (string | number)[];

export interface Column {
  title: string;
  /** The field in a row's file. `at` is the index of the row's variant. */
  path: (at: number) => FieldPath;
  kind: Kind;
  /** Key columns identify the row, fixed columns are read-only, open ones can be edited. */
  role: 'key' | 'fixed' | 'open';
  /** True for a field that all rows of a file share. */
  isShared: boolean;
}

/** The folder, rows and columns of a table. */
export interface TableShape {
  folder: 'products' | 'stores';
  columns: readonly Column[];
  /** How many rows a file has. */
  countRows: (value: Record<string, unknown>) => number;
}

const shared = (title: string, path: FieldPath, kind: Kind): Column => ({
  title,
  path: () => path,
  kind,
  role: 'open',
  isShared: true,
});

const ofVariant = (title: string, field: FieldPath, kind: Kind): Column => ({
  title,
  path: (at) => ['variants', at, ...field],
  kind,
  role: 'open',
  isShared: false,
});

const key = (column: Column): Column => ({ ...column, role: 'key' });
const fixed = (column: Column): Column => ({ ...column, role: 'fixed' });

const availability = kinds.choice(['available', 'coming-soon', 'sold-out']);

const schedule = [
  shared('Publish at', ['publishAt'], kinds.optional(kinds.moment)),
  shared('Take down at', ['takeDownAt'], kinds.optional(kinds.moment)),
];

export const soldTitle = (flag: string): string => `Sold in ${labelOf(`products.visibility.${flag}`)}`;

/** Has a row for each variant of a product. */
export const productTable: TableShape = {
  folder: 'products',
  countRows: ({ variants }) => (Array.isArray(variants) ? variants.length : 0),
  columns: [
    key(shared('Slug', ['slug'], kinds.text)),
    key(ofVariant('Variant', ['id'], kinds.text)),
    fixed(shared('Name', ['title', 'en'], kinds.text)),
    fixed(ofVariant('Size', ['title', 'en'], kinds.text)),
    fixed(ofVariant('Grams', ['grams'], kinds.optional(kinds.decimal))),
    fixed(shared('Brand', ['brand'], kinds.text)),
    fixed(shared('Type', ['productType'], kinds.text)),
    ofVariant('Price', ['suggestedPrice'], kinds.money),
    shared('Availability', ['availability'], availability),
    ofVariant('Availability of the size', ['availability'], availability),
    shared('Coming soon', ['availabilityComingSoonDate'], kinds.optional(kinds.day)),
    shared('Dispensaries that deliver', ['expressDeliveryProvidersCount'], kinds.wholeNumber),
    ...regions.map(({ flag }) => shared(soldTitle(flag), ['visibility', flag], kinds.yesNo)),
    shared('Published on', ['publishedOn'], kinds.day),
    ...schedule,
  ],
};

const weekdayTitles = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Has a row for each store. The columns cover all fields, so that a row can define a new store. */
export const storeTable: TableShape = {
  folder: 'stores',
  countRows: () => 1,
  columns: [
    key(shared('Id', ['id'], kinds.text)),
    shared('Name', ['name'], kinds.text),
    shared('Region', ['region'], kinds.choice(regions.map(({ code }) => code))),
    shared('Address', ['addressOne'], kinds.text),
    shared('City', ['city'], kinds.text),
    shared('State', ['state'], kinds.text),
    shared('Postal code', ['postalCode'], kinds.text),
    shared('Latitude', ['latitude'], kinds.decimal),
    shared('Longitude', ['longitude'], kinds.decimal),
    shared('Time zone', ['timezone'], kinds.text),
    shared('Phone', ['phone'], kinds.text),
    ...weekdays.map((weekday, at) => shared(weekdayTitles[at]!, ['hours', weekday], kinds.optional(kinds.hours))),
    shared('Other hours', ['exceptions'], kinds.optional(kinds.exceptions)),
    shared('Payments', ['payments'], kinds.optional(kinds.list)),
    shared('Brands', ['brands'], kinds.list),
    ...schedule,
  ],
};

export const columnOf = ({ columns }: TableShape, title: string): Column =>
  columns.find((column) => column.title === title)!;
