import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath } from '../../../src/domain/region/locales';
import { claimDispensary } from '../support/claimDispensary';
import { shiftClock } from '../support/clock';
import { openPage, waitUntilIdle } from '../support/hydrated';
import { watchShifts } from '../support/layoutShift';
import { openAccount, readPageContext } from '../support/shopper';
import { findPlace, readStored, seedStorage } from '../support/storage';
import { seedAccepted } from '../support/seedAccepted';
import { expect, main, test } from '../support/test';
import { american, at, us } from '../support/words';

const cards = (page: Page) => main(page).getByRole('article');
const heart = (page: Page, name: string) =>
  main(page).getByRole('button', { name: us.t('favorites.save', { name }), exact: true });

/** The first input loads the hearts. */
const openAndUse = async (page: Page, path: string) => {
  await openPage(page, path);
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 10);
};

async function expectKept(page: Page, name: string, isKept: boolean): Promise<void> {
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', String(isKept));
}

async function signedInDevice(context: BrowserContext, token: string): Promise<Page> {
  await shiftClock(context);
  await seedAccepted(context);
  await seedStorage(context, { [storageKeys.token]: token });
  return context.newPage();
}

test('favorites need no account, and the hearts move nothing', { tag: '@night' }, async ({ page, axe }) => {
  const { listing } = await readPageContext(page.request, at('pods'));
  const [first, second] = listing!.products;
  const shifts = await watchShifts(page);
  await openAndUse(page, at('pods'));
  await heart(page, first!.title).click();
  await expectKept(page, first!.title, true);
  const box = (await heart(page, first!.title).boundingBox())!;
  expect([box.width, box.height]).toEqual([44, 44]);
  await waitUntilIdle(page);
  expect(await shifts()).toEqual([]);

  // On a product's own page only its heart is filled, not that of the next product.
  await openAndUse(page, localePath(american, productPath(first!)));
  await expectKept(page, first!.title, true);
  await openAndUse(page, localePath(american, productPath(second!)));
  await expectKept(page, second!.title, false);
  await heart(page, second!.title).first().press('Enter');
  await expectKept(page, second!.title, true);

  await page.goto(at('favorites'));
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).getByRole('link')).toHaveText([second!.title, first!.title]);
  await expect(main(page).getByText(us.t('favorites.device'))).toBeVisible();
  await axe();
  await heart(page, second!.title).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: us.t('favorites.undo') }).click();
  await expect(cards(page)).toHaveCount(2);
});

test(
  'favorites from before signing in join the account, and a removal on one device is seen on the other',
  { tag: '@phone' },
  async ({ page, browser, outbox }) => {
    const { listing } = await readPageContext(page.request, at('pods'));
    const [first, second] = listing!.products;
    const token = await openAccount(page.request, outbox);
    const saveResponse = await page.request.patch('/v1/app/user/favorites', {
      headers: { authorization: `Bearer ${token}` },
      data: { add: [second!.slug], remove: [] },
    });
    expect(saveResponse.ok(), 'the account keeps one').toBe(true);
    await openAndUse(page, at('pods'));
    await heart(page, first!.title).click();
    await expectKept(page, first!.title, true);
    await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [storageKeys.token, token]);
    await page.goto(at('favorites'));
    await expect(cards(page).getByRole('link')).toHaveText([first!.title, second!.title]);
    await expect.poll(async () => readStored(page, storageKeys.favorites)).toContain('"pending":[]');

    const otherContext = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await signedInDevice(otherContext, token);
    await other.goto(at('favorites'));
    await expect(cards(other)).toHaveCount(2);
    await heart(other, first!.title).click();
    await expect(cards(other)).toHaveCount(1);
    await expect.poll(async () => readStored(other, storageKeys.favorites)).toContain('"pending":[]');

    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(cards(page).getByRole('link')).toHaveText([second!.title]);
    await otherContext.close();
  },
);

test(
  'price alerts are for the ZIP code of the address, and stay on',
  { tag: '@night' },
  async ({ page, context, outbox, axe }) => {
    const { listing } = await readPageContext(page.request, at('pods'));
    const token = await openAccount(page.request, outbox);
    await page.request.patch('/v1/app/user/favorites', {
      headers: { authorization: `Bearer ${token}` },
      data: { add: [listing!.products[0]!.slug], remove: [] },
    });
    await seedStorage(context, { [storageKeys.token]: token });
    await page.goto(at('favorites'));
    const card = main(page).getByRole('region', { name: us.t('alert.price') });
    await card.getByRole('button', { name: us.t('alert.price.chooseAddress') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    const { address } = await claimDispensary();
    const place = await findPlace(page.request, address);
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [storageKeys.deliveryPlace, JSON.stringify(place)],
    );
    await page.reload();
    const email = card.getByRole('checkbox', { name: us.t('alert.email') });
    await email.click();
    await expect(email).toBeChecked();
    await expect(email).toBeEnabled();
    await axe();
    await page.reload();
    await expect(email).toBeChecked();
    await email.click();
    await expect(email).not.toBeChecked();
    await expect(email).toBeEnabled();
    await page.reload();
    await expect(email).not.toBeChecked();
  },
);
