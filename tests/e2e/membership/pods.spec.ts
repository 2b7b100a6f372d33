import type { Page, Route } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { type Locale } from '../../../src/domain/region/locales';
import type { ActivationHistoryPage } from '../../../src/domain/unlock/activationHistorySchema';
import { claimPodKey, savePodKey, soldIn, unlockPod } from '../support/podKeys';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, fitsTheScreen, main, test } from '../support/test';
import { american, at, french, us, wordsOf } from '../support/words';

const listPath = (locale: Locale) => at('myPods', locale);
const history = '**/pas/user-activation/history?**';

const rows = (page: Page) => main(page).getByRole('article');
/** Only the row of this pod links to pages with its key. */
const rowOf = (page: Page, key: string) =>
  rows(page).filter({ has: page.locator(`a[href$="/rating/${key}"], a[href$="key=${key}"]`) });

test(
  'S2-75 S1-10 saved and unlocked pods are filtered, opened, linked to their batch’s report, and removed',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox, axe }) => {
    const { request } = page;
    const token = await openAccount(request, outbox);
    await seedStorage(context, { [storageKeys.token]: token });
    const [rated, unrated, saved] = [claimPodKey(), claimPodKey(), claimPodKey()];
    await unlockPod(request, token, rated.key);
    await unlockPod(request, token, unrated.key);
    await savePodKey(request, token, saved.key);
    const rating = await request.put(`/v1/app/user/pods/${rated.key}/rating`, {
      headers: { authorization: `Bearer ${token}` },
      data: { score: 4 },
    });
    expect(rating.ok(), 'the rating is kept').toBe(true);

    await page.goto(listPath(american));
    await expect(rows(page)).toHaveCount(3);
    await expect(rowOf(page, rated.key).getByText(us.t('pods.rated', { score: 4, most: 5 }))).toBeVisible();
    await expect(rowOf(page, unrated.key).getByText(/^Unlocked on /)).toBeVisible();
    await expect(rowOf(page, saved.key).getByText(/^Saved on /)).toBeVisible();
    await expect(rowOf(page, saved.key).getByRole('link', { name: us.t('pods.unlock') })).toHaveAttribute(
      'href',
      `${at('userUnlock')}?key=${saved.key}`,
    );
    await axe();

    await main(page)
      .getByRole('button', { name: us.t('pods.unrated.count', { count: 1 }) })
      .click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rowOf(page, rated.key)).toHaveCount(0);
    await expect(page).toHaveURL(/\?unrated=true$/);
    const years = main(page).getByLabel(us.t('pods.year'));
    const year = (await years.getByRole('option').nth(1).getAttribute('value'))!;
    await years.selectOption(year);
    await expect(page).toHaveURL(new RegExp(`\\?year=${year}&unrated=true$`));
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(years).toHaveValue('');
    await page.goto(`${listPath(american)}?year=2001`);
    await expect(main(page).getByText(us.t('pods.none.year', { year: 2001 }))).toBeVisible();
    await main(page)
      .getByRole('button', { name: us.t('pods.showAll') })
      .click();
    await expect(rows(page)).toHaveCount(3);

    const details = rowOf(page, unrated.key);
    await details.locator('summary').click();
    await expect(details.getByText(unrated.batchId, { exact: true })).toBeVisible();
    await expect(details.getByText(us.t('pods.thc'), { exact: true })).toBeVisible();
    await expect(details.getByText(unrated.key, { exact: true })).toHaveCount(0);
    await details.getByRole('button', { name: us.t('pods.key.show') }).click();
    await expect(details.getByText(unrated.key, { exact: true })).toBeVisible();
    await axe();
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await fitsTheScreen(page), 'at 320 px').toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });

    await details.getByRole('link', { name: us.t('pods.report', { batch: unrated.batchId }) }).click();
    await expect(page).toHaveURL(new RegExp(`/shop/pods/[^/]+\\?batch=${unrated.batchId}#lab-report$`));
    const report = main(page).getByRole('region', { name: us.t('product.lab.title') });
    await expect(report).toBeInViewport();
    await expect(report.getByRole('definition').filter({ hasText: unrated.batchId }).first()).toBeVisible();
    await expect(main(page).getByText(us.t('product.lab.unknownBatch', { batch: unrated.batchId }))).toHaveCount(0);
    await page.goBack();

    await rowOf(page, saved.key)
      .getByRole('button', { name: us.t('pods.remove') })
      .click();
    const dialog = page.getByRole('dialog', { name: us.t('pods.remove') });
    await axe();
    await dialog.getByRole('button', { name: us.t('pods.remove.confirm') }).click();
    await expect(dialog).toBeHidden();
    await expect(rows(page)).toHaveCount(2);
    await expect(main(page).getByRole('region', { name: us.t('pods.view.pods') })).toBeFocused();
    await page.reload();
    await expect(rows(page)).toHaveCount(2);

    await main(page)
      .getByRole('radio', { name: us.t('pods.view.history') })
      .check();
    await expect(main(page).getByText(us.t('history.range', { from: 1, to: 2, total: 2 }))).toBeVisible();
    await expect(main(page).getByRole('listitem').first()).toContainText(
      us.t('history.key', { end: unrated.key.slice(-3) }),
    );
    expect(await fitsTheScreen(page)).toBe(true);
    await axe();
  },
);

/** Responds as the API would for a shopper who unlocked 250 pods. */
async function answerHistory(route: Route): Promise<void> {
  const query = new URL(route.request().url()).searchParams;
  const [number, size, totalElements] = [Number(query.get('page')), Number(query.get('size')), 250];
  const from = number * size;
  const count = Math.min(size, totalElements - from);
  const json: ActivationHistoryPage = {
    content: Array.from({ length: count }, (_, index) => ({
      id: crypto.randomUUID(),
      createdDate: new Date(Date.UTC(2026, 9, 31, 12) - (from + index) * 86_400_000).toISOString(),
      podKey: 'ABCDEFGH',
      batchId: `LOT-${from + index + 1}`,
      productVariantId: 'nothing',
      title: null,
      brandName: null,
      featuredImage: null,
    })),
    totalElements,
    totalPages: Math.ceil(totalElements / size),
    number,
    size,
    numberOfElements: count,
    first: number === 0,
    last: from + size >= totalElements,
    empty: false,
  };
  await route.fulfill({ json });
}

test(
  'S7-17 S9-08 S8-06 D-05 in French a history of many pages survives a failure, and has no rating links where pods are not rated',
  { tag: '@desktop' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    const { t } = wordsOf(french);
    const token = await openAccount(page.request, outbox);
    await seedStorage(context, { [storageKeys.token]: token });
    const pod = claimPodKey((each) => soldIn('CA')(each) && !soldIn('CA_ALL')(each));
    await savePodKey(page.request, token, pod.key);
    await page.goto(listPath(french));
    await expect(rows(page).getByText(/^Enregistrée le /)).toBeVisible();
    // The pod is only sold in the United States, whose site has its page.
    await expect(rows(page).getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/us\/en\/shop\/pods\//);
    await expect(rows(page).getByRole('link', { name: t('pods.rate') })).toHaveCount(0);
    await axe();

    expectedErrors.push(/^500 GET .*\/pas\/user-activation\/history/);
    await page.route(history, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await main(page)
      .getByRole('radio', { name: t('pods.view.history') })
      .check();
    await expect(main(page).getByText(t('error.podHistory'))).toBeVisible();
    await axe();
    await page.unroute(history);
    await page.route(history, answerHistory);
    await main(page)
      .getByRole('button', { name: t('app.retry') })
      .click();
    await expect(main(page).getByText(t('history.range', { from: 1, to: 100, total: 250 }))).toBeVisible();
    await expect(main(page).getByText(/^31 oct\. 2026,\s08\sh\s00$/)).toBeVisible();

    const older = main(page).getByRole('button', { name: t('history.older') });
    await older.click();
    await expect(main(page).getByText(t('history.range', { from: 101, to: 200, total: 250 }))).toBeVisible();
    await expect(main(page).getByRole('region', { name: t('pods.view.history') })).toBeFocused();
    await older.click();
    await expect(main(page).getByText(t('history.range', { from: 201, to: 250, total: 250 }))).toBeVisible();
    await expect(older).toBeDisabled();
    await expect(page).toHaveURL(/\?view=history&page=3$/);
    await axe();
    await page.goBack();
    await expect(main(page).getByText(t('history.range', { from: 101, to: 200, total: 250 }))).toBeVisible();

    await main(page).getByLabel(t('history.start')).fill('2026-03-02');
    await main(page).getByLabel(t('history.end')).fill('2026-03-01');
    await main(page)
      .getByRole('button', { name: t('history.apply') })
      .click();
    await expect(main(page).getByText(t('history.fault.order'))).toBeVisible();
    await axe();
    await main(page).getByLabel(t('history.end')).fill('2026-03-08');
    const pendingRequest = page.waitForRequest(/startDate=/);
    await main(page)
      .getByRole('button', { name: t('history.apply') })
      .click();
    // In New York, daylight saving time starts on the last of these days.
    const { searchParams } = new URL((await pendingRequest).url());
    expect([searchParams.get('startDate'), searchParams.get('endDate')]).toEqual([
      '2026-03-02T05:00:00.000Z',
      '2026-03-09T03:59:59.999Z',
    ]);
  },
);
