import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath } from '../../../src/domain/region/locales';
import { findGate } from '../support/gate';
import { checkoutOn, idPhoto } from '../support/checkout';
import { now } from '../support/clock';
import { findDeliverable } from '../support/findDeliverable';
import { openPage } from '../support/hydrated';
import { claimDispensary } from '../support/claimDispensary';
import { expect, test } from '../support/test';
import { countTaps } from '../support/countTaps';
import { american, at, us } from '../support/words';

test.use({ accepted: null });

const list = at('products');

/**
 * Chooses a lead time with which no window closes in the next twenty minutes: windows begin every hour, and the first
 * one must not change until the order is placed.
 */
const calmLeadTime = () => (now().getUTCMinutes() < 30 ? 10 : 40);

test(
  'S1-06 S1-13 S2-73 a new shopper gets from the home page to a placed order in at most 15 taps',
  { tag: ['@phone', '@night'] },
  async ({ page, outbox, axe }) => {
    const { tap, type, taps, typed } = countTaps(page);
    const claimed = await claimDispensary({ hours: { leadtime: calmLeadTime() } });
    const product = await findDeliverable(page.request, list, claimed.address);
    const email = `r${crypto.randomUUID().slice(0, 8)}@a.example`;
    // Without a Google key, address search only has ZIP codes. The list of suggestions completes the town.
    const typedAddress = `233 S Spring St ${claimed.postalCode}`;
    const main = page.getByRole('main');
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    const button = (name: string) => main.getByRole('button', { name, exact: true });

    await openPage(page, '/us/en');
    await tap(findGate(page, american).getByRole('button', { name: us.t('gate.us.yes') }), 'over 21');
    await tap(main.getByRole('link', { name: us.t('header.browseProducts') }), 'browse products');
    await expect(page).toHaveURL(list);
    const path = localePath(american, productPath(product));
    await tap(main.locator(`article a[href="${path}"]`).first(), 'product');
    await expect(page).toHaveURL(path);
    await tap(button(us.t('product.availability.NO_ADDRESS')).first(), 'enter address');
    const panel = dialog(us.t('address.title'));
    await type(panel.getByRole('combobox'), typedAddress, 'address');
    await tap(
      panel
        .getByRole('option')
        .filter({ hasText: `${claimed.town}, CA` })
        .first(),
      'suggestion',
    );
    await tap(panel.getByRole('button', { name: us.t('address.use') }), 'use this address');
    await tap(button(us.t('product.addToOrder')).first(), 'add to order');
    await tap(dialog(us.t('cart.title')).getByRole('button', { name: us.t('cart.placeOrder') }), 'place order (cart)');

    await tap(dialog(us.t('legalNotice.title')).getByRole('button', { name: us.t('legalNotice.agree') }), 'agree');
    await type(main.getByLabel(us.t('register.givenName')), 'Robin', 'first name');
    await type(main.getByLabel(us.t('register.familyName')), 'Sample', 'last name');
    await type(main.getByRole('textbox', { name: us.t('signIn.email') }), email, 'email');
    await tap(button(us.t('register.submit')), 'create account');
    await type(main.getByLabel(us.t('signIn.code')), await outbox(email), 'code');

    const { expectStep, submit, isPlaced } = checkoutOn(page);
    await expectStep('id');
    const choosing = page.waitForEvent('filechooser');
    await tap(main.locator('input[type=file]').first(), 'ID photo');
    await (await choosing).setFiles(await idPhoto());
    await expectStep('review');
    await axe();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expect(main.getByText(/\(next available\)/).first()).toBeVisible();
    await type(main.getByLabel(us.t('checkout.phone')), '2135550123', 'phone');
    await tap(submit, 'place order');
    await isPlaced();

    console.log(`${taps.length} taps, ${typed()} characters: ${taps.join(', ')}`);
    expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(15);
    // A courier's phone number takes ten of them.
    expect(typed()).toBeLessThanOrEqual(72);
  },
);
