import type { Subcountry } from '../../../domain/region/regions';

/** Printing a product's page prints only its lab report, or the whole page in regions that do not see the report. */
export const printedReportCss = (pageId: string, regions: readonly Subcountry[]): string =>
  `:is(${regions.map((code) => `[data-region=${code}]`).join()}) #${pageId}>:not([data-printed]){display:none!important}`;
