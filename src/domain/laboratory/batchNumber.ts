import { jurisdictions } from '../region/jurisdictions';

/** A batch number has a jurisdiction, a maker, a year and month, and a lot. */
const pattern = /\b([A-Z]{2,3})-?([A-Z]{3})-?(\d{4})-?(\d{3})\b/;

export const canadianPrefix = 'CAN-';

const nearbyLetters: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8' };

/** Replaces letters that look like digits: '26O7' → '2607'. */
const asDigits = (text: string): string => text.replace(/[OILSB]/g, (letter) => nearbyLetters[letter]!);

function correctDigits(text: string): string {
  const [jurisdiction, maker, month, lot, ...more] = text.split('-');
  if (!month || !lot || more.length) return text;
  return [jurisdiction, maker, asDigits(month), asDigits(lot)].join('-');
}

/** Accepts any case, spaces, other dashes, and a link to the report: 'ca hal 2607 303' → 'CA-HAL-2607-303'. */
export function parseBatchNumber(text: string): string | null {
  const upper = safeDecode(text)
    .toUpperCase()
    .replace(/\p{Dash}/gu, '-')
    .replace(/^(BATCH|LOT)[\s:#]*/, '')
    .trim()
    .replace(/\s*-\s*|\s+/g, '-');
  const [, ...parts] = pattern.exec(correctDigits(upper)) ?? [];
  return parts.length ? parts.join('-') : null;
}

const prefixes = new Set(jurisdictions.map((code) => (code === 'CA_ALL' ? canadianPrefix : `${code}-`)));
const charactersOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/^\s*(BATCH|LOT)\b/, '')
    .replace(/[^A-Z0-9]/g, '');

/** Returns the number if a search is for nothing else: a link to a report, or a number of a jurisdiction. */
export function searchedBatchNumber(text: string): string | null {
  const batchId = parseBatchNumber(text);
  if (!batchId || text.includes('/')) return batchId;
  const isWhole = charactersOf(text).length === charactersOf(batchId).length;
  return isWhole && prefixes.has(batchId.replace(/-.*/, '-')) ? batchId : null;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads the year and month of packaging: 'CA-HAL-2607-303' → '2607'. Returns null for numbers of another format. */
export const packagedMonth = (batchId: string): string | null =>
  /^[A-Z]{2,3}-[A-Z]{3}-(\d{4})-\d{3}$/.exec(batchId)?.[1] ?? null;

export const isCanadianBatch = (batchId: string): boolean => batchId.startsWith(canadianPrefix);
