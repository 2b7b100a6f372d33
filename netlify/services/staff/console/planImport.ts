import type { StockRow } from './listStock';
import type { StockLine, StockLineError } from './stockFile';

/** Units of an order, to subtract from a count that was made before the order. */
export interface Sale {
  productVariantId: string;
  quantity: number;
  placedAt: Date;
}

export type DatedLine = StockLine & { asOf: Date };

/** A stock row, with the values that a line of the file sets. */
export interface PlannedChange {
  line: DatedLine;
  row: StockRow;
  available: number;
  priceCents: number;
}

export interface ImportPlan {
  changes: PlannedChange[];
  /** The number of lines that change nothing. */
  unchanged: number;
  errors: StockLineError[];
}

function findLineError(line: DatedLine, row: StockRow, now: Date): string | null {
  if (line.asOf > now) return 'asOf: expected a time that has passed';
  const isRecounted = line.availableQuantity !== null && row.countedAt !== null && line.asOf < row.countedAt;
  if (isRecounted) return 'asOf: counted again since this file was exported; export a new one';
  const isOtherPrice = line.priceCents !== null && line.priceCents !== row.priceCents;
  const isRepriced = isOtherPrice && row.pricedAt !== null && line.asOf < row.pricedAt;
  return isRepriced ? 'asOf: the price was changed since this file was exported; export a new one' : null;
}

function toChange(line: DatedLine, row: StockRow, sales: readonly Sale[]): PlannedChange {
  const sold = sales.filter(({ placedAt }) => placedAt > line.asOf).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    line,
    row,
    available: line.availableQuantity === null ? row.available : Math.max(0, line.availableQuantity - sold),
    priceCents: line.priceCents ?? row.priceCents,
  };
}

interface Stock {
  rows: readonly StockRow[];
  /** All sales since the earliest time in the file. */
  sales: readonly Sale[];
  now: Date;
}

/** Compares the valid lines of a file with the stock. */
export function planImport(lines: readonly DatedLine[], { rows, sales, now }: Stock): ImportPlan {
  const rowOf = new Map(rows.map((row) => [row.productVariantId, row]));
  const salesOf = new Map<string, Sale[]>();
  for (const sale of sales) {
    const earlier = salesOf.get(sale.productVariantId);
    if (earlier) earlier.push(sale);
    else salesOf.set(sale.productVariantId, [sale]);
  }
  const plan: ImportPlan = { changes: [], unchanged: 0, errors: [] };
  for (const line of lines) {
    const id = line.productVariantId;
    const row = rowOf.get(id);
    const message = row
      ? findLineError(line, row, now)
      : `productVariantId: ${JSON.stringify(id.slice(0, 100))} is not in the assortment`;
    if (!row || message) {
      plan.errors.push({ line: line.line, message: message ?? '' });
      continue;
    }
    const change = toChange(line, row, salesOf.get(id) ?? []);
    if (change.available === row.available && change.priceCents === row.priceCents) plan.unchanged += 1;
    else plan.changes.push(change);
  }
  return plan;
}
