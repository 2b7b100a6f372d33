import type { Subcountry } from '../../domain/region/regions';

/**
 * However a product's page is printed, on paper is its lab report and nothing else; all of the page in a region that is not
 * shown the report.
 */
export const printedReportCss = (pageId: string, regions: readonly Subcountry[]): string =>
  `:is(${regions.map((code) => `[data-region=${code}]`).join()}) #${pageId}>:not([data-printed]){display:none!important}`;
