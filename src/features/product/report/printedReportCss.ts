import type { Subcountry } from '../../../domain/region/regions';

/**
 * Printing a product's page prints only its lab report, or the whole page in regions that do not see the report: an
 * element with `data-partly-printed` prints only its children with `data-printed`.
 */
export const printedReportCss = (regions: readonly Subcountry[]): string =>
  `:is(${regions.map((code) => `[data-region=${code}]`).join()}) [data-partly-printed]>:not([data-printed]){display:none!important}`;
