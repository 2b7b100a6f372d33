import { weekdays } from '../../domain/time/weekdays';
import { regions } from '../../domain/region/regions';
import { fieldLabel } from '../forms/labels';
import * as kinds from './cellFormats';
import type { CellFormat } from './cellFormats';

export type FieldPath = readonly (string | number)[];

export interface Column {
  title: string;
  /** The field in a row's file. `at` is the index of the row's variant. */
  path: (at: number) => FieldPath;
  kind: CellFormat;
  /** Key columns identify the row, fixed columns are read-only, open ones can be edited. */
  role: 'key' | 'fixed' | 'open';
  isShared: boolean;
}

export interface TableShape {
  folder: 'products' | 'stores';
  columns: readonly Column[];
  countRows: (value: Record<string, unknown>) => number;
}

const shared = (title: string, path: FieldPath, kind: CellFormat): Column => ({
  title,
  path: () => path,
  kind,
  role: 'open',
  isShared: true,
});

const ofVariant = (title: string, field: FieldPath, kind: CellFormat): Column => ({
  title,
  path: (at) => ['variants', at, ...field],
  kind,
  role: 'open',
  isShared: false,
});

const key = (column: Column): Column => ({ ...column, role: 'key' });
const fixed = (column: Column): Column => ({ ...column, role: 'fixed' });

const availability = kinds.choiceCell(['available', 'coming-soon', 'sold-out']);

const schedule = [
  shared('Publish at', ['publishAt'], kinds.optionalCell(kinds.timeCell)),
  shared('Take down at', ['takeDownAt'], kinds.optionalCell(kinds.timeCell)),
];

export const soldInTitle = (flag: string): string => `Sold in ${fieldLabel(`products.visibility.${flag}`)}`;

/** Has a row for each variant of a product. */
export const productTable: TableShape = {
  folder: 'products',
  countRows: ({ variants }) => (Array.isArray(variants) ? variants.length : 0),
  columns: [
    key(shared('Slug', ['slug'], kinds.textCell)),
    key(ofVariant('Variant', ['id'], kinds.textCell)),
    fixed(shared('Name', ['title', 'en'], kinds.textCell)),
    fixed(ofVariant('Size', ['title', 'en'], kinds.textCell)),
    fixed(ofVariant('Grams', ['grams'], kinds.optionalCell(kinds.decimalCell(999)))),
    fixed(shared('Brand', ['brand'], kinds.textCell)),
    fixed(shared('Type', ['productType'], kinds.textCell)),
    ofVariant('Price', ['suggestedPrice'], kinds.priceCell),
    shared('Availability', ['availability'], availability),
    ofVariant('Availability of the size', ['availability'], availability),
    shared('Coming soon', ['availabilityComingSoonDate'], kinds.optionalCell(kinds.dayCell)),
    shared('Dispensaries that deliver', ['expressDeliveryProvidersCount'], kinds.integerCell),
    ...regions.map(({ flag }) => shared(soldInTitle(flag), ['visibility', flag], kinds.yesNoCell)),
    shared('Published on', ['publishedOn'], kinds.dayCell),
    ...schedule,
  ],
};

const weekdayTitles = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Has a row for each store. The columns cover all fields, so that a row can define a new store. */
export const storeTable: TableShape = {
  folder: 'stores',
  countRows: () => 1,
  columns: [
    key(shared('Id', ['id'], kinds.textCell)),
    shared('Name', ['name'], kinds.textCell),
    shared('Region', ['region'], kinds.choiceCell(regions.map(({ code }) => code))),
    shared('Address', ['addressOne'], kinds.textCell),
    shared('City', ['city'], kinds.textCell),
    shared('State', ['state'], kinds.textCell),
    shared('Postal code', ['postalCode'], kinds.textCell),
    shared('Latitude', ['latitude'], kinds.decimalCell(90)),
    shared('Longitude', ['longitude'], kinds.decimalCell(180)),
    shared('Time zone', ['timezone'], kinds.textCell),
    shared('Phone', ['phone'], kinds.textCell),
    ...weekdays.map((weekday, index) =>
      shared(weekdayTitles[index]!, ['hours', weekday], kinds.optionalCell(kinds.hoursCell)),
    ),
    shared('Other hours', ['exceptions'], kinds.optionalCell(kinds.exceptionsCell)),
    shared('Payments', ['payments'], kinds.optionalCell(kinds.listCell)),
    shared('Brands', ['brands'], kinds.listCell),
    ...schedule,
  ],
};

export const findColumn = ({ columns }: TableShape, title: string): Column =>
  columns.find((column) => column.title === title)!;
