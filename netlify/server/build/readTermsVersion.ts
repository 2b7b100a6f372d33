import { readEntries } from '../../../src/content/source/readFolder';

/** The version of the terms that shoppers accept. */
export function readTermsVersion(content: string, now: Date): string {
  const [site] = readEntries(content, 'site', now);
  if (!site) throw new Error('content/site: expected site.json with the version of the terms');
  return site.termsVersion;
}
