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
import { staffTransaction, type StaffScope } from '../members/staffTransaction';
import { stockChanged } from './changeStock';
import { usd, type StockRow } from './listStock';
import { planImport, type ImportPlan, type Sale, type PlannedChange } from './planImport';
import { formatStockFile, parseStockFile, type StockLineError } from './stockFile';

const hour = 3_600_000;

const readRows = (database: Database | Transaction, providerId: string) =>
  database
    .select()
    .from(providerProducts)
    .where(eq(providerProducts.providerId, providerId))
    .orderBy(asc(providerProducts.productVariantId));

export const exportStock = async ({ database, clock }: AppContext, providerId: string): Promise<string> =>
  formatStockFile(await readRows(database, providerId), clock());

const readSales = (database: Database | Transaction, providerId: string, since: Date): Promise<Sale[]> =>
  database
    .select({
      productVariantId: orderItems.productVariantId,
      quantity: orderItems.quantity,
      placedAt: orders.placedAt,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.providerId, providerId),
        gt(orders.placedAt, since),
        notInArray(orders.status, ['DECLINED', 'CANCELLED']),
      ),
    );

interface StockFile {
  providerId: string;
  csv: string;
  /** The stock as it is now. */
  rows: readonly StockRow[];
  /** The time of the preview, which is the count's time for lines without one. */
  previewedAt: Date;
  now: Date;
}

async function planFile(
  database: Database | Transaction,
  { providerId, csv, rows, previewedAt, now }: StockFile,
): Promise<ImportPlan> {
  const file = parseStockFile(csv);
  const lines = file.rows.map((line) => ({ ...line, asOf: line.asOf ?? previewedAt }));
  const earliest = lines.reduce((first, { asOf }) => (asOf < first ? asOf : first), previewedAt);
  const sales = lines.length ? await readSales(database, providerId, earliest) : [];
  const plan = planImport(lines, { rows, sales, now });
  return { ...plan, errors: [...file.errors, ...plan.errors].sort((a, b) => a.line - b.line) };
}

/**
 * Returns a version of the file and of the stock at its preview. Staff and webhooks change the stock's part; orders do
 * not.
 */
function versionOf(csv: string, rows: readonly StockRow[], previewedAt: Date): string {
  const hash = createHash('sha256').update(csv);
  for (const { productVariantId, priceCents, stockCount } of rows)
    hash.update(`\n${productVariantId} ${priceCents} ${stockCount}`);
  return `${previewedAt.getTime()}.${hash.digest('base64url')}`;
}

const previewTime = (version: string): Date => new Date(Number(/^\d{1,13}/.exec(version)?.[0] ?? 0));

const presentPreview = (
  { changes, unchanged, errors }: ImportPlan,
  version: string,
  isApplied: boolean,
): StockPreview => ({
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
  const plan = await planFile(database, { providerId, csv, rows, previewedAt: now, now });
  return presentPreview(plan, versionOf(csv, rows, now), false);
}

const fileInvalid = (errors: readonly StockLineError[]) =>
  new ServiceError({
    code: 'not_valid',
    detail: 'Some lines of the file aren’t valid, so nothing was changed.',
    errors: errors.map(({ line, message }) => ({ path: `line ${line}`, message })),
  });

interface Importing {
  providerId: string;
  actor: Actor;
  now: Date;
}

async function importCounts(
  transaction: Transaction,
  counted: readonly PlannedChange[],
  { providerId, actor, now }: Importing,
): Promise<void> {
  const counts = counted.map(({ line, row }) => ({
    productVariantId: row.productVariantId,
    availableQuantity: line.availableQuantity!,
    asOf: line.asOf,
    isDated: true,
    stockCount: row.stockCount + 1,
  }));
  const remaining = await applyCounts(transaction, { providerId, counts, now });
  const entries = counted.map(({ row }) => ({
    actor,
    providerId,
    action: 'stock.set' as const,
    subject: row.productVariantId,
    detail: { from: row.available, to: remaining.get(row.productVariantId) },
    now,
  }));
  await appendAudit(transaction, ...entries);
}

async function importPrices(
  transaction: Transaction,
  priced: readonly PlannedChange[],
  { providerId, actor, now }: Importing,
): Promise<void> {
  const prices = priced.map(({ line, row, priceCents }) => ({
    productVariantId: row.productVariantId,
    priceCents,
    asOf: line.asOf,
  }));
  await applyPrices(transaction, { providerId, prices, now });
  const entries = priced.map(({ row, priceCents }) => ({
    actor,
    providerId,
    action: 'price.set' as const,
    subject: row.productVariantId,
    detail: { from: row.priceCents, to: priceCents },
    now,
  }));
  await appendAudit(transaction, ...entries);
}

interface StaffImport extends StaffScope {
  csv: string;
  version: string;
}

/** Applies every line, or nothing if a line is invalid or the stock changed since the preview. */
export const importStock = (
  context: AppContext,
  { signedIn, providerId, csv, version }: StaffImport,
): Promise<StockPreview> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    const previewedAt = previewTime(version);
    const rows = await readRows(transaction, providerId).for('update');
    const isRecent = previewedAt <= now && now.getTime() - previewedAt.getTime() <= hour;
    if (!isRecent || versionOf(csv, rows, previewedAt) !== version) throw stockChanged();

    const plan = await planFile(transaction, { providerId, csv, rows, previewedAt, now });
    if (plan.errors.length) throw fileInvalid(plan.errors);

    const counted = plan.changes.filter(
      ({ line, row, available }) => line.availableQuantity !== null && available !== row.available,
    );
    const priced = plan.changes.filter(({ row, priceCents }) => priceCents !== row.priceCents);
    const detail = { counts: counted.length, prices: priced.length };
    await appendAudit(transaction, { actor, providerId, action: 'stock.import', subject: 'file', detail, now });
    await importCounts(transaction, counted, { providerId, actor, now });
    await importPrices(transaction, priced, { providerId, actor, now });
    return presentPreview(plan, version, true);
  });
