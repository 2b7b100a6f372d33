import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { Score } from '../../../src/domain/rating/rating';
import type { Rating } from '../../../src/domain/rating/ratingSchema';
import { localePath, type Locale } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import type { List } from '../../../src/domain/api/listSchema';
import type { UserPod } from '../../../src/domain/unlock/userPodSchema';
import { tabTo } from '../support/checkout';
import { now } from '../support/clock';
import { claimPodKey, soldIn, unlockPod } from '../support/podKeys';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, fitsTheScreen, test } from '../support/test';
import { american, at, french, wordsOf } from '../support/words';

test.use({ accepted: null });

const listCall = /\/v1\/app\/user\/pods\?/;
const ratingCall = (podKey: string) => `**/v1/app/user/pods/${podKey}/rating`;
const pathOf = (podKey: string, locale: Locale = american) => localePath(locale, routePath('rating', { podKey }));

function ratingOn(page: Page, locale: Locale = american) {
  const { t } = wordsOf(locale);
  const main = page.getByRole('main');
  const radio = (score: Score): Locator => main.getByRole('radio', { name: t(`rating.score.${score}`), exact: true });
  const box = (name: string): Locator => main.getByRole('checkbox', { name, exact: true });
  const button = (key: 'continue' | 'skip' | 'save' | 'skipSave' | 'change'): Locator =>
    main.getByRole('button', { name: t(`rating.${key}`), exact: true });
  const expectStep = async (step: 'score' | 'details' | 'effects') => {
    await expect(main.getByRole('heading', { level: 2, name: t(`rating.title.${step}`) })).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === `?step=${step}`);
  };
  const isThanked = async () => {
    await expect(main.getByRole('heading', { level: 2, name: t('rating.thanks') })).toBeFocused();
    await expect(page).toHaveURL((url) => url.search === '');
  };
  return { t, main, radio, box, button, expectStep, isThanked };
}

async function readRating(
  page: Page,
  token: string,
  podKey: string,
): Promise<Pick<Rating, 'score' | 'tags' | 'effects'>> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.get(`/v1/app/user/pods/${podKey}/rating`, { headers });
  const { score, tags, effects } = (await response.json()) as Rating;
  return { score, tags, effects };
}

test(
  'S2-19 S2-77 S1-11 S3-20 D-27 a pod is rated by keyboard alone, across a reload, and the rating is changed',
  { tag: '@phone' },
  async ({ page, context, outbox, seedAccepted, expectedErrors, axe }) => {
    await seedAccepted();
    const token = await openAccount(page.request, outbox);
    const { podKey, title } = await unlockPod(page.request, token, claimPodKey().key);
    await seedStorage(context, { [storageKeys.token]: token });
    const { t, main, radio, box, button, expectStep, isThanked } = ratingOn(page);
    const { keyboard } = page;

    await page.goto(pathOf(podKey));
    await expectStep('score');
    await expect(main.getByText(title!, { exact: true })).toBeVisible();
    await axe();
    await tabTo(page, radio(1));
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp']) await keyboard.press(key);
    await expect(radio(3)).toBeChecked();
    await tabTo(page, button('continue'));
    await keyboard.press('Enter');

    await expectStep('details');
    await expect(main.getByRole('group')).toHaveCount(2);
    await axe();
    for (const tag of ['good-value', 'leaking'] as const) {
      await tabTo(page, box(t(`rating.tag.${tag}`)));
      await keyboard.press('Space');
    }
    await page.reload();
    await expectStep('details');
    for (const tag of ['good-value', 'leaking'] as const) await expect(box(t(`rating.tag.${tag}`))).toBeChecked();
    await page.goBack();
    await expectStep('score');
    await tabTo(page, radio(3));
    await keyboard.press('ArrowDown');
    await expect(radio(4)).toBeChecked();
    await keyboard.press('Enter');
    await expectStep('details');
    await expect(main.getByRole('group'), 'positive ones alone').toHaveCount(1);
    await expect(box(t('rating.tag.good-value'))).toBeChecked();
    await tabTo(page, button('continue'));
    await keyboard.press('Enter');

    await expectStep('effects');
    await expect(main.getByRole('checkbox')).toHaveCount(9);
    await axe();
    await tabTo(page, box(t('rating.effect.focused')));
    await keyboard.press('Space');
    await tabTo(page, button('save'));
    await keyboard.press('Enter');
    await isThanked();
    await expect(main.getByText(t('rating.saved'))).toBeVisible();
    expect(await readRating(page, token, podKey)).toEqual({ score: 4, tags: ['good-value'], effects: ['focused'] });
    await axe();

    await page.reload();
    await expect(main.getByRole('heading', { level: 2, name: t('rating.yours') })).toBeVisible();
    await expect(main.getByText(t('rating.tag.good-value'), { exact: true })).toBeVisible();
    await button('change').click();
    await expectStep('score');
    await expect(radio(4)).toBeChecked();
    await radio(1).check();
    await button('continue').click();
    await expectStep('details');
    await button('skip').click();
    await expectStep('effects');
    await button('save').click();
    await isThanked();
    expect(await readRating(page, token, podKey)).toEqual({ score: 1, tags: [], effects: ['focused'] });

    expectedErrors.push(/^404 GET .*\/v1\/app\/user\/pods\//);
    const foreign = claimPodKey().key;
    await page.goto(pathOf(foreign));
    await expect(main.getByText(t('rating.error.unknown'))).toBeVisible();
    await expect(main.getByRole('radio')).toHaveCount(0);
    const unlock = localePath(american, `${routePath('userUnlock')}?key=${foreign}`);
    await expect(main.getByRole('link', { name: t('rating.unlock') })).toHaveAttribute('href', unlock);
    await axe();
    await page.goto(pathOf('ABC'));
    await expect(main.getByText(t('rating.error.noKey'))).toBeVisible();
  },
);

test(
  'S2-77 S8-02 D-05 D-07 in French in Ontario a rating survives a failing server, and is not published',
  { tag: ['@phone', '@core'] },
  async ({ page, context, outbox, seedAccepted, expectedErrors, axe }) => {
    await seedAccepted({ ca: 'ON' });
    const token = await openAccount(page.request, outbox);
    const { podKey } = await unlockPod(page.request, token, claimPodKey(soldIn('ON')).key);
    await seedStorage(context, { [storageKeys.token]: token });
    const { t, main, radio, box, button, expectStep, isThanked } = ratingOn(page, french);
    await page.setViewportSize({ width: 320, height: 720 });

    await page.goto(pathOf(podKey, french));
    await expectStep('score');
    expect(await fitsTheScreen(page), 'the score').toBe(true);
    await button('continue').click();
    await expect(main.getByText(t('rating.score.required'))).toBeVisible();
    await axe();
    await radio(2).check();
    for (const score of [1, 5] as const) {
      const height = await radio(score).evaluate((input) => input.closest('label')!.getBoundingClientRect().height);
      expect(height, 'of a touch target').toBeGreaterThanOrEqual(44);
    }
    await button('continue').click();
    await expectStep('details');
    await box(t('rating.tag.harsh-taste')).check();
    expect(await fitsTheScreen(page), 'the details').toBe(true);
    await axe();
    await button('continue').click();
    await expectStep('effects');
    await box(t('rating.effect.sleepy')).check();
    expect(await fitsTheScreen(page), 'the effects').toBe(true);

    expectedErrors.push(/^503 PUT .*\/rating$/);
    await page.route(ratingCall(podKey), (route) => route.fulfill({ status: 503, json: { status: 503 } }));
    await button('save').click();
    await expect(main.getByText(t('rating.error.save'))).toBeVisible();
    await axe();
    await page.unroute(ratingCall(podKey));
    await page.reload();
    await expectStep('effects');
    await expect(box(t('rating.effect.sleepy'))).toBeChecked();
    await button('save').click();
    await isThanked();
    await expect(main.getByText(t('rating.notPublished'))).toBeVisible();
    expect(await readRating(page, token, podKey)).toEqual({ score: 2, tags: ['harsh-taste'], effects: ['sleepy'] });
    expect(await fitsTheScreen(page), 'the thanks').toBe(true);
    await axe();
  },
);

test(
  'S3-18 S5-21 S6-03 the bell asks to rate a pod unlocked two hours ago, until it is rated',
  { tag: '@phone' },
  async ({ page, context, outbox, seedAccepted, axe }) => {
    await seedAccepted();
    const token = await openAccount(page.request, outbox);
    const { podKey } = await unlockPod(page.request, token, claimPodKey().key);
    const { t, radio, button, expectStep, isThanked, main } = ratingOn(page);

    await page.goto(pathOf(podKey));
    await expect(page, 'a visitor signs in first').toHaveURL(
      (url) => url.pathname === localePath(american, '/sign-in'),
    );
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(pathOf(podKey));

    await seedStorage(context, { [storageKeys.token]: token });
    await page.route(listCall, async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as List<UserPod>;
      const createdDate = new Date(now().getTime() - 2 * 3_600_000).toISOString();
      const items = list.items.map((pod) => ({ ...pod, createdDate }));
      await route.fulfill({ response, json: { ...list, items } });
    });
    const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('header.notifications')}`) });
    const panel = page.getByRole('dialog', { name: t('header.notifications'), exact: true });
    const rateLink = panel.getByRole('link', { name: new RegExp(`^${t('notifications.ratePod.action')}`) });
    await page.goto(at('support'));
    await bell.click();
    await expect(rateLink).toHaveAttribute('href', pathOf(podKey));
    await axe();
    await rateLink.click();
    await expectStep('score');
    await radio(5).check();
    await button('continue').click();
    await expectStep('details');
    await button('skip').click();
    await expectStep('effects');
    await button('skipSave').click();
    await isThanked();

    await main.getByRole('link', { name: t('account.pods'), exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === at('myPods'));
    await bell.click();
    await expect(panel.getByRole('article').first()).toBeVisible();
    await expect(rateLink).toHaveCount(0);
  },
);
