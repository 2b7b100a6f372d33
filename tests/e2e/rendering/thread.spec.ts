import type { Page } from '@playwright/test';
import type { ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { en } from '../../../src/i18n/messages/en';
import { checkoutOn, idPhoto } from '../support/checkout';
import { dispensary } from '../support/dispensary';
import { expect, test } from '../support/test';

test.use({ accepted: null });

const provider = 'sunhollow-los-angeles';

/** Opens the first pod in the list with a stock of at least four. */
async function openPodInStock(page: Page): Promise<void> {
  const response = await page.request.get(`/.netlify/functions/delivery-provider-products?providerId=${provider}`);
  const offers = (await response.json()) as ProviderProduct[];
  const inStock = offers.filter(({ availableQuantity, price }) => availableQuantity >= 4 && price.amount >= 25);
  const slugs = new Set(inStock.map(({ productVariantId }) => productVariantId.replace(/-500mg$/, '')));
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const at = hrefs.findIndex((href) => slugs.has(href.split('/').at(-1)!));
  expect(at, 'the first screen has a pod in stock').toBeGreaterThanOrEqual(0);
  await links.nth(at).click();
}

async function chooseAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: en['product.availability.NO_ADDRESS'] }).click();
  const panel = page.getByRole('dialog', { name: en['address.title'] });
  await panel.getByRole('combobox').fill('233 S Spring St, Los Angeles 90012');
  await panel.getByRole('option').first().click();
  await expect(panel.getByText(/XPRESS delivery fulfilled by/)).toBeVisible();
  await panel.getByRole('button', { name: en['address.use'] }).click();
  await expect(panel).toBeHidden();
}

async function register(page: Page, email: string, readCode: (to: string) => Promise<string>): Promise<void> {
  await expect(page).toHaveURL(/\/us\/en\/delivery\/checkout\/register$/);
  await page.getByRole('button', { name: en['legalNotice.agree'] }).click();
  await page.getByLabel(en['register.givenName']).fill('Robin');
  await page.getByLabel(en['register.familyName']).fill('Sample');
  await page.getByRole('textbox', { name: en['signIn.email'] }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: en['register.submit'] }).click();
  await page.getByLabel(en['signIn.code']).fill(await readCode(email));
}

test(
  'S1-13, D-14 … D-16: from the gate to a delivered order, with a timeline that updates',
  { tag: '@core' },
  async ({ page, axe, outbox }) => {
    const email = `robin.${crypto.randomUUID()}@shopper.example`;

    await page.goto('/us/en');
    await page.getByRole('dialog').getByRole('button', { name: en['gate.us.yes'] }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto('/us/en/shop/pods');
    await openPodInStock(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await chooseAddress(page);
    await page.getByRole('button', { name: /^Increase the quantity/ }).click();
    await page.getByRole('button', { name: en['product.addToOrder'] }).click();

    const cart = page.getByRole('dialog', { name: en['cart.title'] });
    await expect(cart.getByText(en['cart.subtotal'], { exact: true })).toBeVisible();
    await axe();
    await cart.getByRole('button', { name: en['cart.placeOrder'] }).click();
    await register(page, email, outbox);

    const checkout = checkoutOn(page);
    await checkout.expectStep('id');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await idPhoto());
    await checkout.expectStep('review');
    await expect(page.getByText(en['checkout.id.present']).first()).toBeVisible();
    await checkout.chooseTime();
    await page.getByLabel(en['checkout.phone']).fill('(213) 555-0123');
    await axe();
    await checkout.submit.click();

    await expect(page).toHaveURL(new RegExp(`/us/en/delivery/order/${provider}/[^/]+$`));
    const number = await page
      .getByText(/^Order [2-9A-Z]{8}$/)
      .first()
      .innerText();
    const now = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(now).toHaveText(en['order.status.delivery.PLACED']);
    await axe();

    const steps = [
      ['accept', 'ACCEPTED'],
      ['pack', 'PACKED'],
      ['send', 'ON_THE_WAY'],
      ['complete', 'COMPLETED'],
    ] as const;
    for (const [command, status] of steps) {
      await dispensary(command, number.slice('Order '.length));
      await expect(now).toHaveText(en[`order.status.delivery.${status}`]);
    }
    await page.goto('/us/en/user/orders');
    await expect(page.getByRole('link', { name: en['order.status.delivery.COMPLETED'] })).toBeVisible();
  },
);
