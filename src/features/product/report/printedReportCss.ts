import type { Subcountry } from '../../../domain/region/regions';

/**
 * Prints only the lab report, or the whole page in regions that hide the report. An element with `data-partly-printed`
 * prints only its children with `data-printed`.
 */
export const printedReportCss = (regions: readonly Subcountry[]): string =>
  `:is(${regions.map((code) => `[data-region=${code}]`).join()}) [data-partly-printed]>:not([data-printed]){display:none!important}`;
