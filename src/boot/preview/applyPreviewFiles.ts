import { queryClient } from '../../data/queryClient';
import { labReportQuery } from '../../data/siteFileQueries';
import type { PreviewFiles } from '../../domain/editorial/previewMessage';
import { useNotificationInbox } from '../../state/notifications/notificationsInbox';

// Newer than any fetch, so that the site's own file does not replace the draft's.
const updatedAt = Number.MAX_SAFE_INTEGER;

async function showReport(report: NonNullable<PreviewFiles['report']>): Promise<void> {
  const { queryKey } = labReportQuery(report.batch.batchId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, report, { updatedAt });
}

let feed: PreviewFiles['feed'];

function showFeed(): void {
  if (!feed) return;
  const { localeId, notifications } = feed;
  if (useNotificationInbox.getState().feeds[localeId] === notifications) return;
  useNotificationInbox.setState(({ feeds }) => ({ feeds: { ...feeds, [localeId]: notifications } }));
}

// The page may load the site's own feed at any time.
useNotificationInbox.subscribe(showFeed);

/** Puts the draft's files into the stores that the page reads before it fetches them. */
export async function applyPreviewFiles(files: PreviewFiles): Promise<void> {
  feed = files.feed;
  showFeed();
  if (files.report) await showReport(files.report);
}
