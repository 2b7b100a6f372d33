import { storageKeys } from '../../../src/data/storage';
import { localePath } from '../../../src/domain/region/locales';
import { checkoutOn, checkoutPath, openCheckout } from '../support/checkout';
import { shiftClock } from '../support/clock';
import { dispensary } from '../support/dispensary';
import { openOrdering } from '../support/placeOrder';
import { listOutbox } from '../support/readOutbox';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, fitsTheScreen, test } from '../support/test';
import { american, at, us } from '../support/words';

test(
  'D-42 D-39 an order for pickup is placed, made ready, announced by e-mail and shown with its counter',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox, axe }) => {
    const { orders } = await openCheckout({ context, request: page.request, readCode: outbox });
    const { headings, submit, goToNextStep, chooseTime, isPlaced, main } = checkoutOn(page, 'pickup');
    const type = main.getByRole('group', { name: us.t('pickup.choice') });
    await page.goto(checkoutPath);
    await type.getByText(us.t('pickup.choice.pickup'), { exact: true }).click();
    await expect(headings.address).toBeVisible();
    if (await goToNextStep.isVisible()) await goToNextStep.click();
    await chooseTime();
    await axe();
    await expect(main.getByText(us.t('pickup.payment'))).toBeVisible();
    await submit.click();
    await isPlaced();
    const [order] = await orders();
    expect(order).toMatchObject({ orderType: 'pickup', deliveryFeeTotal: { amount: 0 }, note: '' });
    const { orderNumber, provider } = order!;
    const counter = main.getByRole('region', { name: us.t('pickup.at', { provider: provider.name }) });
    await expect(counter).toContainText(provider.pickupAddress!.addressOne);
    await expect(counter.getByText(/^Open \w+day, .+ to \d+:\d\d\sPM$/)).toBeVisible();
    await expect(counter.getByRole('link', { name: us.t('pickup.map') })).toHaveAttribute('href', /maps/);
    await expect(main.getByText(us.t('pickup.bring.number', { number: orderNumber }))).toBeVisible();
    await axe();
    expect(await fitsTheScreen(page)).toBe(true);

    for (const step of ['accept', 'pack', 'ready']) await dispensary(step, orderNumber);
    await expect(main.getByRole('heading', { level: 2, name: us.t('order.status.pickup.READY_PICKUP') })).toBeVisible();
    await expect(async () => {
      const mails = await listOutbox(page.request);
      const ready = mails.find(({ text }) => text.includes(orderNumber) && /ready for pickup/i.test(text));
      expect(ready?.text).toContain(provider.pickupAddress!.addressOne);
    }).toPass();
    await dispensary('complete', orderNumber);
    await expect(main.getByRole('heading', { level: 2, name: us.t('order.status.pickup.COMPLETED') })).toBeVisible();
    await expect(counter).toBeHidden();
  },
);

test(
  'a tracking link works signed out, shows no name, street or item, and ends when the shopper says so',
  { tag: '@phone' },
  async ({ page, context, browser, baseURL, outbox, axe }) => {
    const token = await openAccount(page.request, outbox);
    await seedStorage(context, { [storageKeys.token]: token });
    const { placeOrder, place } = await openOrdering(page.request, token);
    const order = await placeOrder({ note: 'Blue gate' });
    await page.goto(localePath(american, order.detailsPagePath));
    const share = page.getByRole('region', { name: us.t('order.share') });
    await expect(share).toBeVisible();
    await axe();
    const answer = await page.request.get(`/v1/app/orders/${order.provider.id}/${order.detailsId}/tracking-link`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { url } = (await answer.json()) as { url: string };
    expect(new URL(url).pathname).toBe(at('track'));

    const stranger = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    await shiftClock(stranger);
    const followed = await stranger.newPage();
    const bodies: string[] = [];
    followed.on('response', (response) => {
      // The response for an unchanged order has no body.
      if (response.url().includes('/v1/track/') && response.ok())
        void response.text().then((text) => bodies.push(text));
    });
    await followed.goto(url);
    await expect(followed.getByRole('heading', { level: 2, name: us.t('order.status.delivery.PLACED') })).toBeVisible();
    await expect(followed.getByText(/Los Angeles/).first()).toBeVisible();
    expect(await fitsTheScreen(followed)).toBe(true);
    const street = place.label.split(',')[0]!;
    const shown = `${await followed.getByRole('main').textContent()} ${bodies.join(' ')}`;
    for (const secret of [street, 'Spring St', 'Blue gate', order.detailsId, ...order.items.map(({ title }) => title)])
      expect(shown).not.toContain(secret);

    await dispensary('accept', order.orderNumber);
    await expect(
      followed.getByRole('heading', { level: 2, name: us.t('order.status.delivery.ACCEPTED') }),
    ).toBeVisible();
    await share.getByRole('button', { name: us.t('order.share.stop') }).click();
    await expect(share.getByText(us.t('order.share.none'))).toBeVisible();
    await followed.reload();
    await expect(followed.getByText(us.t('track.unknown'))).toBeVisible();
    await stranger.close();
  },
);
