import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { StockPreview } from '../../../../src/domain/staff/stockSchema';
import type { Database, Transaction } from '../../../database/client';
import { orderItems, orders } from '../../../database/orderTables';
import { providerProducts } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { applyCounts } from '../dispensary/applyCounts';
import { applyPrices } from '../dispensary/setPrice';
import type { SignedInStaff } from '../members/staffSession';
import { staffTransaction } from '../members/staffTransaction';
import { stockChanged } from './changeStock';
import { formatStockFile, parseStockFile, type StockLineError, type StockLine } from './stockFile';
import { usd, type StockRow } from './listStock';

const hour = 3_600_000;

const readRows = (database: Database | Transaction, providerId: string) =>
  database
    .select()
    .from(providerProducts)
    .where(eq(providerProducts.providerId, providerId))
    .orderBy(asc(providerProducts.productVariantId));

export const exportStock = async ({ database, clock }: AppContext, providerId: string): Promise<string> =>
  formatStockFile(await readRows(database, providerId), clock());

/** Orders do not change the version; staff and webhooks do. */
function hashVersion(csv: string, rows: readonly StockRow[], at: Date): string {
  const hash = createHash('sha256').update(csv);
  for (const { productVariantId, priceCents, stockCount } of rows)
    hash.update(`\n${productVariantId} ${priceCents} ${stockCount}`);
  return `${at.getTime()}.${hash.digest('base64url')}`;
}

interface ImportPlan {
  changes: { line: StockLine; row: StockRow; available: number; priceCents: number; asOf: Date }[];
  unchanged: number;
  errors: StockLineError[];
}

/** Returns units ordered since the earliest time in the file. */
async function readSales(database: Database | Transaction, providerId: string, since: number) {
  return database
    .select({ id: orderItems.productVariantId, quantity: orderItems.quantity, placedAt: orders.placedAt })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.providerId, providerId),
        gt(orders.placedAt, new Date(since)),
        notInArray(orders.status, ['DECLINED', 'CANCELLED']),
      ),
    );
}

interface PlanInput {
  providerId: string;
  csv: string;
  rows: readonly StockRow[];
  /** Counts without a time are as of the preview. */
  at: Date;
  now: Date;
}

async function planImport(
  database: Database | Transaction,
  { providerId, csv, rows, at, now }: PlanInput,
): Promise<ImportPlan> {
  const { rows: lines, errors } = parseStockFile(csv);
  const byId = new Map(rows.map((row) => [row.productVariantId, row]));
  const times = lines.map(({ asOf }) => (asOf ?? at).getTime());
  const sales = new Map<string, { quantity: number; placedAt: Date }[]>();
  const since = times.reduce((first, time) => Math.min(first, time), at.getTime());
  for (const { id, ...sale } of lines.length ? await readSales(database, providerId, since) : []) {
    const earlier = sales.get(id);
    if (earlier) earlier.push(sale);
    else sales.set(id, [sale]);
  }
  const changes: ImportPlan['changes'] = [];
  let unchanged = 0;
  for (const line of lines) {
    const row = byId.get(line.productVariantId);
    const asOf = line.asOf ?? at;
    const message = findLineError({ row, line, asOf, now });
    if (!row || message) {
      errors.push({ line: line.line, message: message ?? '' });
      continue;
    }
    const sold = (sales.get(line.productVariantId) ?? [])
      .filter(({ placedAt }) => placedAt > asOf)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const available = line.availableQuantity === null ? row.available : Math.max(0, line.availableQuantity - sold);
    const priceCents = line.priceCents ?? row.priceCents;
    if (available !== row.available || priceCents !== row.priceCents)
      changes.push({ line, row, available, priceCents, asOf });
    else unchanged += 1;
  }
  errors.sort((a, b) => a.line - b.line);
  return { changes, unchanged, errors };
}

function findLineError({
  row,
  line,
  asOf,
  now,
}: {
  row?: StockRow;
  line: StockLine;
  asOf: Date;
  now: Date;
}): string | null {
  if (!row) return `productVariantId: ${JSON.stringify(line.productVariantId.slice(0, 100))} is not in the assortment`;
  if (asOf > now) return 'asOf: expected a time that has passed';
  const isRecounted = line.availableQuantity !== null && row.countedAt !== null && asOf < row.countedAt;
  if (isRecounted) return 'asOf: counted again since this file was exported; export a new one';
  const isOtherPrice = line.priceCents !== null && line.priceCents !== row.priceCents;
  const isRepriced = isOtherPrice && row.pricedAt !== null && asOf < row.pricedAt;
  return isRepriced ? 'asOf: the price was changed since this file was exported; export a new one' : null;
}

const present = ({ changes, unchanged, errors }: ImportPlan, version: string, isApplied: boolean): StockPreview => ({
  version,
  changes: changes.map(({ line, row, available, priceCents }) => ({
    line: line.line,
    productVariantId: row.productVariantId,
    title: row.title,
    before: { availableQuantity: row.available, price: usd(row.priceCents) },
    after: { availableQuantity: available, price: usd(priceCents) },
  })),
  unchanged,
  errors,
  isApplied,
});

export async function previewStock(
  { database, clock }: AppContext,
  { providerId, csv }: { providerId: string; csv: string },
): Promise<StockPreview> {
  const now = clock();
  const rows = await readRows(database, providerId);
  return present(
    await planImport(database, { providerId, csv, rows, at: now, now }),
    hashVersion(csv, rows, now),
    false,
  );
}

const fileInvalid = (errors: readonly StockLineError[]) =>
  new ServiceError({
    code: 'not_valid',
    status: 422,
    detail: 'Some lines of the file aren’t valid, so nothing was changed.',
    errors: errors.map(({ line, message }) => ({ path: `line ${line}`, message })),
  });

interface ApplyInput {
  providerId: string;
  by: Actor;
  now: Date;
}

async function apply(
  transaction: Transaction,
  { changes }: ImportPlan,
  { providerId, by, now }: ApplyInput,
): Promise<void> {
  const counted = changes.filter(
    ({ line, row, available }) => line.availableQuantity !== null && available !== row.available,
  );
  const remaining = await applyCounts(transaction, {
    providerId,
    counts: counted.map(({ line, row, asOf }) => ({
      productVariantId: row.productVariantId,
      availableQuantity: line.availableQuantity!,
      asOf,
      isDated: true,
      stockCount: row.stockCount + 1,
    })),
    now,
  });
  const priced = changes.filter(({ row, priceCents }) => priceCents !== row.priceCents);
  const prices = priced.map(({ row, priceCents, asOf }) => ({
    productVariantId: row.productVariantId,
    priceCents,
    asOf,
  }));
  await applyPrices(transaction, { providerId, prices, now });
  const entry = { actor: by, providerId, now };
  await appendAudit(
    transaction,
    { ...entry, action: 'stock.import', subject: 'file', detail: { counts: counted.length, prices: priced.length } },
    ...counted.map(({ row }) => ({
      ...entry,
      action: 'stock.set' as const,
      subject: row.productVariantId,
      detail: { from: row.available, to: remaining.get(row.productVariantId) },
    })),
    ...priced.map(({ row, priceCents }) => ({
      ...entry,
      action: 'price.set' as const,
      subject: row.productVariantId,
      detail: { from: row.priceCents, to: priceCents },
    })),
  );
}

interface StaffImport {
  signedIn: SignedInStaff;
  providerId: string;
  csv: string;
  version: string;
}

/** Applies every line, or nothing if a line is invalid or the stock changed since the preview. */
export const importStock = (
  context: AppContext,
  { signedIn, providerId, csv, version }: StaffImport,
): Promise<StockPreview> =>
  staffTransaction(context, signedIn, async ({ transaction, actor: by, now }) => {
    const at = new Date(Number(/^\d{1,13}/.exec(version)?.[0] ?? 0));
    const rows = await readRows(transaction, providerId).for('update');
    const isCurrent = at <= now && now.getTime() - at.getTime() <= hour && hashVersion(csv, rows, at) === version;
    if (!isCurrent) throw stockChanged();
    const plan = await planImport(transaction, { providerId, csv, rows, at, now });
    if (plan.errors.length) throw fileInvalid(plan.errors);
    await apply(transaction, plan, { providerId, by, now });
    return present(plan, version, true);
  });
