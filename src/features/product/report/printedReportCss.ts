import type { Subcountry } from '../../../domain/region/regions';

/**
 * Printing a product's page prints only its lab report, or the whole page in regions that do not see the report. Of an
 * element with `data-printed`, a part with `data-partly-printed` prints only its children with that attribute.
 */
export function printedReportCss(pageId: string, regions: readonly Subcountry[]): string {
  const page = `:is(${regions.map((code) => `[data-region=${code}]`).join()}) #${pageId}`;
  return `${page}>:not([data-printed]),${page} [data-partly-printed]>:not([data-printed]){display:none!important}`;
}
