import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { openOperatorSession, openPhone, openSection, signInToConsole } from '../support/console';
import { openPage } from '../support/hydrated';
import { claimPodKey, soldIn, unlockPod } from '../support/podKeys';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, fitsTheScreen, main, test } from '../support/test';
import { american, us } from '../support/words';

test.use({ accepted: null });

/** Invites a person who may moderate, and returns their email address. */
async function inviteOperator(request: APIRequestContext): Promise<string> {
  const { staffToken } = await openOperatorSession(request);
  const email = `moderator-${randomUUID()}@staff.example`;
  const data = { email, name: 'Noa Lind', role: 'operator', providerId: null };
  const response = await request.post('/v1/staff/members', {
    headers: { authorization: `Bearer ${staffToken}` },
    data,
  });
  expect(response.status()).toBe(201);
  return email;
}

const reviewsInData = (page: Page) =>
  page.evaluate(() => {
    const { textContent } = document.querySelector('script[type="application/ld+json"]')!;
    const graph = (JSON.parse(textContent) as { '@graph': { '@type': string; review?: { reviewBody: string }[] }[] })[
      '@graph'
    ];
    return graph.find((thing) => thing['@type'] === 'Product')?.review?.map(({ reviewBody }) => reviewBody) ?? [];
  });

test(
  'D-43 an owner’s review is read by an operator, stands on the pod’s page, and has its reason on its author’s page once it is rejected',
  { tag: ['@phone', '@core'] },
  async ({ page, context, browser, baseURL, outbox, seedAccepted, axe }) => {
    const { t } = us;
    await seedAccepted();
    const token = await openAccount(page.request, outbox);
    const isAmerican = ({ batchId }: { batchId: string }) => !batchId.startsWith('CAN-');
    const { key } = claimPodKey((pod) => soldIn('CA')(pod) && isAmerican(pod));
    const { podKey, productPath } = await unlockPod(page.request, token, key);
    await page.request.put(`/v1/app/user/pods/${podKey}/rating`, {
      headers: { authorization: `Bearer ${token}` },
      data: { score: 2 },
    });
    await seedStorage(context, { [storageKeys.token]: token });
    const text = `It clogged after a week, twice. <b>${randomUUID().replace(/\d/g, '')}</b>`;

    await page.goto(localePath(american, routePath('rating', { podKey })));
    const field = main(page).getByRole('textbox', { name: t('review.text') });
    const send = main(page).getByRole('button', { name: t('review.send') });
    await field.fill('Cheaper at pods4less.com');
    await send.click();
    await expect(main(page).getByText(t('review.fault.contact'))).toBeVisible();
    await expect(field).toBeFocused();
    await axe();
    await field.fill(text);
    await page.reload();
    await expect(field).toHaveValue(text);
    await send.click();
    await expect(main(page).getByText(t('review.pending'))).toBeVisible();
    expect(await fitsTheScreen(page)).toBe(true);
    await axe();

    const desk = await (await openPhone(browser, baseURL)).newPage();
    await signInToConsole(desk, await inviteOperator(page.request), outbox);
    await openSection(desk, 'Reviews');
    const card = desk.getByRole('listitem').filter({ hasText: text });
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await card.getByRole('button', { name: 'Publish' }).click();
    await expect(card).toHaveCount(0);

    await openPage(page, localePath(american, productPath!));
    await page.getByRole('region', { name: t('product.glance') }).scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: t('ratings.title') }).scrollIntoViewIfNeeded();
    const review = page.getByRole('listitem').filter({ hasText: text });
    await expect(review).toContainText(t('reviews.verified'));
    await expect.poll(() => reviewsInData(page)).toContain(text);
    expect(await fitsTheScreen(page)).toBe(true);
    await axe();

    await desk.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Published' });
    await card.getByRole('combobox').selectOption({ label: 'Not about this pod' });
    await card.getByRole('button', { name: 'Reject' }).focus();
    await desk.keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    await desk.context().close();

    await page.goto(localePath(american, routePath('rating', { podKey })));
    await expect(main(page).getByText(t('review.reason.off-topic'))).toBeVisible();
    await main(page)
      .getByRole('button', { name: t('review.delete') })
      .click();
    await page
      .getByRole('dialog', { name: t('review.delete') })
      .getByRole('button', { name: t('review.delete.confirm') })
      .click();
    await expect(field).toHaveValue('');
  },
);
