import type { Batch } from '../catalogue/batchSchema';
import type { LocalizedText } from '../catalogue/productSchema';
import type { Country } from '../region/regions';

/** The file of one batch's report, which its page loads. The panels of its jurisdiction are not in it. */
export interface LabReportFile {
  batch: Batch;
  country: Country;
  product: {
    title: LocalizedText;
    brand: string;
    /** The product page's path without the locale prefix. */
    path: string;
    /** The size, such as '0.5 g'. */
    variant: LocalizedText;
  };
}

/** The folder of the files, as a part of a URL. */
export const labReportFolder = '/reports';

export const labReportFilePath = (batchId: string): string => `${labReportFolder}/${encodeURIComponent(batchId)}.json`;
