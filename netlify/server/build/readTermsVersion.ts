import type { LegalDates } from '../../../src/domain/account/currentTermsSchema';
import { readEntries } from '../../../src/content/source/readFolder';

export function readLegalDates(content: string, now: Date): LegalDates {
  const pages = readEntries(content, 'legal', now);
  const dateOf = (text: keyof LegalDates) => pages.find(({ route }) => route === text)?.updatedOn ?? null;
  return { terms: dateOf('terms'), privacy: dateOf('privacy') };
}

/** The version of the terms that shoppers accept. */
export function readTermsVersion(content: string, now: Date): string {
  const [site] = readEntries(content, 'site', now);
  if (!site) throw new Error('content/site: expected site.json with the version of the terms');
  return site.termsVersion;
}
