import { storageKeys } from '../../../src/data/storage';
import { checkoutOn, checkoutPath, idPhoto, openCheckout, tabTo } from '../support/checkout';
import { readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { us } from '../support/words';

test(
  'S2-16 S2-73 S5-04 D-31 the whole checkout by keyboard alone, from an account of a code alone',
  { tag: '@desktop' },
  async ({ page, context, outbox, axe }) => {
    const shop = await openCheckout({ context, request: page.request, readCode: outbox, isSignUpFinished: false });
    const { headings, goToNextStep, submit, expectStep, windows, changeButton, isPlaced, main } = checkoutOn(page);
    const { keyboard } = page;
    // Registered early, because the file picker may open before the key press that the test awaits.
    page.on('filechooser', async (chooser) => chooser.setFiles(await idPhoto()));
    await page.goto(checkoutPath);
    await expectStep('details');
    await axe();
    await tabTo(page, page.getByLabel(us.t('register.givenName')));
    await keyboard.type('Robin');
    await keyboard.press('Tab');
    await keyboard.type('Sample');
    await keyboard.press('Enter');
    await expect(main.getByText(us.t('details.termsRequired'))).toBeVisible();
    await expect(main.getByRole('checkbox')).toBeFocused();
    await axe();
    await keyboard.press('Space');
    await keyboard.press('Enter');

    await expectStep('id');
    await expect(headings.id).toBeFocused();
    await tabTo(page, main.locator('input[type=file]').first());
    await keyboard.press('Enter');
    await expectStep('review');
    await expect(headings.review, 'the photo was all that was missing').toBeFocused();
    await expect(main.getByText(us.t('checkout.id.present')).first()).toBeVisible();
    await axe();
    await tabTo(page, changeButton('address'));
    await keyboard.press('Enter');

    await expectStep('address');
    await expect(headings.address).toBeFocused();
    await axe();
    await tabTo(page, page.getByLabel(us.t('checkout.address.note')));
    await keyboard.type('Ring twice');
    await keyboard.press('Shift+Tab');
    await keyboard.type('4B');
    await keyboard.press('Enter');

    await expectStep('review');
    await tabTo(page, changeButton('time'));
    await keyboard.press('Enter');
    await expectStep('time');
    await expect(headings.time).toBeFocused();
    await expect(main.getByText(us.t('checkout.time.zone', { zone: 'Pacific Time' }))).toBeVisible();
    await expect(main.getByText(/^Your time: .* \(Eastern Time\)$/).first()).toBeVisible();
    await axe();
    await tabTo(page, windows.first());
    // Avoids the last window, which other journeys fill up to the capacity reserved for returning shoppers.
    await keyboard.press('ArrowDown');
    await expect(windows.nth((await windows.count()) > 1 ? 1 : 0)).toBeChecked();
    await expectStep('time');
    await tabTo(page, goToNextStep);
    await keyboard.press('Enter');

    await expectStep('review');
    await expect(headings.review).toBeFocused();
    await expect(
      main
        .getByRole('list', { name: us.t('checkout.steps') })
        .getByRole('listitem')
        .filter({ hasText: us.t('checkout.step.review') }),
    ).toHaveAttribute('aria-current', 'step');
    await expect(main.getByRole('complementary', { name: us.t('checkout.summary') })).toBeVisible();
    await axe();
    await tabTo(page, submit);
    await keyboard.press('Enter');
    await isPlaced();
    const [order, ...others] = await shop.orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ note: 'Ring twice', deliveryAddress: { addressTwo: '4B' }, status: 'PLACED' });
    expect(await readStored(page, storageKeys.checkoutDraft)).toBeNull();
    expect(await readStored(page, storageKeys.cart)).toBe('[]');
  },
);

test(
  'S2-73 reload, Back, a closed tab and a narrow screen lose nothing that was entered',
  { tag: ['@phone', '@core'] },
  async ({ page, context, outbox, axe }) => {
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const requests: string[] = [];
    page.on('dialog', (dialog) => {
      requests.push(dialog.type());
      void dialog.accept();
    });
    const first = checkoutOn(page);
    await page.goto(checkoutPath);
    await first.openTime();
    await page.reload();
    await first.expectStep('time');
    const start = await first.windows.last().inputValue();
    await first.chooseTime(first.windows.last());
    await page.goBack();
    await first.expectStep('time');
    await page.reload();
    await first.expectStep('time');
    await expect(first.main.locator(`input[value="${start}"]`)).toBeChecked();
    await first.goToNextStep.click();
    await first.expectStep('review');
    await page.reload();
    await first.expectStep('review');

    await first.change('address');
    await first.expectStep('address');
    await page.getByLabel(us.t('checkout.address.note')).fill('Ring twice');
    await page.getByLabel(us.t('address.unit')).fill('4B');
    await page.reload();
    await first.expectStep('address');
    await expect(page.getByLabel(us.t('checkout.address.note'))).toHaveValue('Ring twice');
    await expect(page.getByLabel(us.t('address.unit'))).toHaveValue('4B');
    await page.goBack();
    await first.expectStep('review');
    await expect(first.headings.review).toBeFocused();
    await page.goForward();
    await first.expectStep('address');
    await page.goBack();
    await page.goBack();
    await first.expectStep('time');
    await page.goForward();
    await first.expectStep('review');
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'at 320 px').toBeLessThanOrEqual(320);
    await axe();
    await page.close();

    const later = await context.newPage();
    const second = checkoutOn(later);
    await later.goto(checkoutPath);
    await second.expectStep('review');
    await expect(second.main.getByText(/Ring twice/)).toBeVisible();
    await second.submit.click();
    await second.isPlaced();
    const [order, ...others] = await shop.orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ note: 'Ring twice', slot: { start }, deliveryAddress: { addressTwo: '4B' } });
    expect(requests, 'no dialog about leaving').toEqual([]);
  },
);

test(
  'D-16 two tabs place one order, and the tab without the response links to it',
  { tag: '@phone' },
  async ({ page, context, outbox, axe }) => {
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const idle = await context.newPage();
    const other = await context.newPage();
    const tabs = [page, other].map((tab) => checkoutOn(tab));
    await page.goto(checkoutPath);
    await tabs[0]!.chooseTime();
    for (const tab of [other, idle]) {
      await tab.goto(checkoutPath);
      await checkoutOn(tab).expectStep('review');
    }
    // Both clicks are in the same task, because the faster tab disables the other's button.
    await Promise.all(tabs.map(({ submit }) => submit.evaluate((button: HTMLElement) => button.click())));
    const link = { name: us.t('checkout.placed.link') };
    for (const tab of [page, other])
      await expect(async () => {
        const isThere = /\/delivery\/order\//.test(tab.url()) || (await tab.getByRole('link', link).isVisible());
        expect(isThere).toBe(true);
      }).toPass();
    const [order, ...others] = await shop.orders();
    expect(others, 'one order').toEqual([]);

    await expect(idle.getByText(us.t('checkout.placed.title'))).toBeVisible();
    expect(await readStored(idle, storageKeys.checkoutDraft)).toBeNull();
    await idle.reload();
    await expect(idle.getByRole('link', link)).toBeVisible();
    await idle.getByRole('link', link).click();
    await expect(idle).toHaveURL(new RegExp(`${order!.detailsPagePath}$`));
    await axe();
  },
);
