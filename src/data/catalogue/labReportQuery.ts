import { queryOptions } from '@tanstack/react-query';
import { labReportFilePath, type LabReportFile } from '../../domain/laboratory/labReportFile';
import { ApiError } from '../apiError';
import { fetchSiteFile } from '../siteFile';

/** The report of a batch, from a file written by the build. Null if there is none. */
export const labReportQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['labReport', batchId],
    // Without a network, the service worker may have it cached.
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) =>
      fetchSiteFile<LabReportFile>(labReportFilePath(batchId), { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: 60_000,
    retry: 1,
  });
