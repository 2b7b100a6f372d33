import type { Batch } from '../catalogue/batchSchema';
import type { LocalizedText } from '../catalogue/productSchema';
import type { Country } from '../region/regions';

/** Omits the jurisdiction's panels, which every page can derive. */
export interface LabReportFile {
  batch: Batch;
  country: Country;
  product: {
    title: LocalizedText;
    brand: string;
    path: string;
    variant: LocalizedText;
    /** The label's claim. Null if the label names none. */
    labelThcPercent: number | null;
  };
}

export const labReportFolder = '/reports';

export const labReportFilePath = (batchId: string): string => `${labReportFolder}/${encodeURIComponent(batchId)}.json`;
