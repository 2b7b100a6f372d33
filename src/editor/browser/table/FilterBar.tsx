import type { ReactNode } from 'react';
import { regions, type Subcountry } from '../../../domain/region/regions';
import { fieldLabel } from '../../forms/labels';
import type { TableShape } from '../../table/columns';
import { listBrands, type RowFilter } from '../../table/filterRows';
import { brandName } from '../entries';
import type { TableRow } from '../../table/rows';

interface Props {
  table: TableShape;
  rows: readonly TableRow[];
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  children: ReactNode;
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="table-field">
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const regionOptions = regions.map(({ code, flag }) => [code, fieldLabel(flag)] as const);

export const availabilityOptions = [
  ['available', 'Available'],
  ['coming-soon', 'Coming soon'],
  ['sold-out', 'Sold out'],
] as const;

/** `children` are buttons that act on the filtered rows. */
export function FilterBar({ table, rows, filter, onFilter, children }: Props) {
  const change = (part: Partial<RowFilter>) => onFilter({ ...filter, ...part });
  const isProducts = table.folder === 'products';
  return (
    <div className="table-filter" role="search">
      <label className="table-field table-search">
        Search
        <input
          type="search"
          value={filter.text}
          placeholder={isProducts ? 'Name, brand or slug' : 'Name, city or postal code'}
          onChange={(event) => change({ text: event.target.value })}
        />
      </label>
      <Choice
        label="Brand"
        all="All brands"
        value={filter.brand}
        options={listBrands(rows).map((brand) => [brand, brandName(brand)])}
        onChoose={(brand) => change({ brand })}
      />
      <Choice
        label={isProducts ? 'Sold in' : 'Region'}
        all="All regions"
        value={filter.region}
        options={regionOptions}
        onChoose={(region) => change({ region: region as Subcountry | '' })}
      />
      {isProducts && (
        <Choice
          label="Availability"
          all="Any"
          value={filter.availability}
          options={availabilityOptions}
          onChoose={(availability) => change({ availability })}
        />
      )}
      <div className="table-files">{children}</div>
    </div>
  );
}
