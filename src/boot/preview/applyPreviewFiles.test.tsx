import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { buildNotification } from '../../../tests/fixtures/builders/buildNotification';
import { queryClient } from '../../data/queryClient';
import { labReportQuery } from '../../data/siteFileQueries';
import type { LabReportFile } from '../../domain/laboratory/labReportFile';
import { loadNotifications, useNotificationInbox } from '../../state/notifications/notificationsInbox';
import { applyPreviewFiles } from './applyPreviewFiles';

const report = (lab: string) => ({ batch: { batchId: 'B-1', lab: { name: lab } }, product: {} }) as LabReportFile;
const query = labReportQuery('B-1');

beforeEach(() => queryClient.clear());

test('a draft’s lab report replaces the one on the page, even one that is on its way', async () => {
  fakeApi({ 'GET /reports/B-1.json': report('Built') });
  const observer = new QueryObserver(queryClient, query);
  const stop = observer.subscribe(() => {});
  await applyPreviewFiles({ report: report('Draft') });
  expect(observer.getCurrentResult().data).toEqual(report('Draft'));
  await expect(queryClient.fetchQuery(query), 'it never gets stale').resolves.toEqual(report('Draft'));
  await applyPreviewFiles({ report: report('Changed') });
  expect(observer.getCurrentResult().data).toEqual(report('Changed'));
  stop();
});

test('a draft’s notifications replace the feed, even one that arrives later', async () => {
  const [built, draft] = [[buildNotification({ originalId: 'built' })], [buildNotification({ originalId: 'draft' })]];
  fakeApi({ 'GET /notifications/en-US.json': built });
  const feed = () => useNotificationInbox.getState().feeds['en-US'];
  const loading = loadNotifications('en-US');
  await applyPreviewFiles({ feed: { localeId: 'en-US', notifications: draft } });
  await loading;
  expect(feed()).toEqual(draft);
  await applyPreviewFiles({});
  useNotificationInbox.setState({ feeds: { 'en-US': built } });
  expect(feed(), 'a draft of another kind has no feed').toEqual(built);
});
