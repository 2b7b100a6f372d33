import type { Batch } from '../../domain/catalogue/batchSchema';
import { sortFigures } from '../../domain/catalogue/batches';
import { allowedClaims, isClaimAllowed, labelTolerance } from '../../domain/catalogue/labelClaim';
import type { Product } from '../../domain/catalogue/productSchema';
import { terpenes } from '../../domain/catalogue/vocabulary';
import { batchFaults } from '../../domain/laboratory/batchFaults';
import { methodIngredients } from '../../domain/laboratory/oilFaults';
import { foldText } from '../../domain/text/spelling';
import type { ContentFiles } from './contentFiles';
import { contentTexts } from './contentTexts';

export type AddFault = (field: string, message: string) => void;
export type Reporter = (file: string) => AddFault;

function labelFault({ grams, thcGrams }: Product['variants'][number], batch: Batch): string | null {
  const claim = { grams: grams ?? 0, thcGrams: thcGrams ?? 0 };
  if (isClaimAllowed(claim, batch.totalThcPercent)) return null;
  const { min, max } = allowedClaims(batch.totalThcPercent, claim.grams);
  const range = `${min.toFixed(4)} to ${max.toFixed(4)}`;
  return `expected ${range}, within ${labelTolerance * 100} % of what ${batch.batchId} measured (${batch.totalThcPercent} % of ${claim.grams} g), got ${claim.thcGrams}`;
}

function ingredientFault(product: Product, { batchId, ingredients }: Batch): string | null {
  if (product.productType !== 'oil') return null;
  const allowed = methodIngredients[product.oilType].map((each) => [...each].sort().join(' and '));
  return allowed.includes([...ingredients].sort().join(' and '))
    ? null
    : `expected the method of ${batchId}, which lists ${ingredients.join(' and ')}, got ${product.oilType}, which is ${allowed.join(', or ')}`;
}

interface BatchContext {
  batches: Map<string, Batch>;
  broken: ReadonlySet<string>;
}

export function checkBatches(product: Product, { batches, broken }: BatchContext, report: AddFault): void {
  product.variants.forEach((variant, position) => {
    if (product.productType === 'oil' && !variant.batchIds.length)
      report(`variants[${position}].batchIds`, 'expected at least one batch');
    variant.batchIds.forEach((batchId, index) => {
      const field = `variants[${position}].batchIds[${index}]`;
      const batch = batches.get(batchId);
      if (broken.has(`batches/${batchId}.json`)) return;
      if (!batch) return report(field, `expected the id of a file in content/batches/, got ${batchId}`);
      if (batch.productVariantId !== variant.id)
        return report(field, `expected a batch of ${variant.id}, but ${batchId} belongs to ${batch.productVariantId}`);
      if (batch.status === 'failed')
        report(field, `expected a batch that was released, but ${batchId} failed its tests`);
      const claimFault = labelFault(variant, batch);
      if (claimFault) report(`variants[${position}].thcGrams`, claimFault);
      const methodFault = ingredientFault(product, batch);
      if (methodFault) report('oilType', methodFault);
    });
  });
}

/** A terpene further down the report is no reason for an aroma. */
const namedRank = 4;

/** Without its ending, which differs between English and French: 'linalool' and 'linalol'. */
const stemOf = (terpene: string): string => terpene.slice(0, 6).toLowerCase();

const reportsOf = ({ variants }: Product, { batches }: BatchContext): Batch[] =>
  variants.flatMap(({ batchIds }) => batchIds.flatMap((batchId) => batches.get(batchId) ?? []));

/** Compares the terpenes that the texts name with the reports. */
export function checkTerpenes(product: Product, context: BatchContext, report: AddFault): void {
  const { tagline, description } = product;
  const reports = reportsOf(product, context);
  for (const [field, text] of contentTexts({ tagline, description }))
    for (const name of terpenes.filter((each) => new RegExp(`\\b${stemOf(each)}`).test(foldText(text)))) {
      const isLarge = (batch: Batch) =>
        sortFigures(batch.terpenes)
          .sorted.slice(0, namedRank)
          .some((terpene) => terpene.name === name);
      const other = reports.find((batch) => !isLarge(batch));
      if (other)
        report(
          field,
          `expected a terpene among the ${namedRank} largest of every report, got ${name}, which is not in ${other.batchId}`,
        );
    }
}

const withoutThc =
  /\b(?:no|without|free of) (?:any |detectable )?THC\b|\bTHC (?:is )?(?:removed|below)|\b(?:sans|aucun|pas de) THC\b|\bTHC sous\b/i;

/** Compares 'no THC' in texts with the reports. */
export function checkAbsentThc(product: Product, context: BatchContext, report: AddFault): void {
  const { tagline, description } = product;
  const found = reportsOf(product, context).find(({ totalThcPercent }) => totalThcPercent > 0);
  if (!found) return;
  for (const [field, text] of contentTexts({ tagline, description })) {
    const [words] = withoutThc.exec(text) ?? [];
    if (words)
      report(field, `expected no “${words}”, because ${found.batchId} measured ${found.totalThcPercent} % THC`);
  }
}

/** Compares each report's claims with its figures, and its figures with the panels. */
export function checkReports({ batches }: ContentFiles, reporter: Reporter): void {
  const licenses = new Map<string, string>();
  for (const { file, value } of batches) {
    const report = reporter(file);
    for (const { field, message } of batchFaults(value)) report(field, message);
    const { name, licence, accreditation } = value.lab;
    for (const [field, got] of Object.entries({ licence, accreditation })) {
      const key = `${field} of ${name}`;
      const expected = licenses.get(key) ?? got;
      licenses.set(key, expected);
      if (got !== expected) report(`lab.${field}`, `expected ${expected}, as in other reports of ${name}, got ${got}`);
    }
  }
}
