import type { APIRequestContext } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { User } from '../../../src/domain/account/userSchema';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import type { DeliveryProvider, ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { localePath } from '../../../src/domain/region/locales';
import { dispensary } from '../support/dispensary';
import { claimDispensary } from '../support/claimDispensary';
import { listOutbox } from '../support/readOutbox';
import { openAccount } from '../support/shopper';
import { findPlace, seedStorage } from '../support/storage';
import { expect, main, test } from '../support/test';
import { american, at, us } from '../support/words';

/** Finds pods of one size that the dispensary carries and has sold out. */
async function findSoldOut(request: APIRequestContext, placeId: string) {
  const read = async <T>(path: string, params: Record<string, string>) =>
    (await (await request.get(`/.netlify/functions/${path}`, { params })).json()) as T;
  const [provider] = await read<DeliveryProvider[]>('delivery-available-providers', { placeId, orderType: 'delivery' });
  const offers = await read<ProviderProduct[]>('delivery-provider-products', { providerId: provider!.id });
  const soldOut = new Set(
    offers.filter(({ availableQuantity }) => availableQuantity === 0).map(({ productVariantId }) => productVariantId),
  );
  const catalogue = (await (await request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  const pods = catalogue.filter(
    ({ productType, variants }) => productType === 'oil' && variants.length === 1 && soldOut.has(variants[0]!.id),
  );
  return { pods, provider: provider! };
}

const backMails = async (request: APIRequestContext, address: string, title: string) =>
  (await listOutbox(request)).filter(
    ({ to, text }) => to === address && text.includes('is back in stock') && text.includes(title),
  );

test(
  'a shopper asks for a pod that is sold out, gets one email when it is back, and removes all alerts signed out',
  { tag: '@night' },
  async ({ page, context, outbox, axe, expectedErrors }) => {
    const place = await findPlace(page.request, (await claimDispensary()).address);
    const { pods, provider } = await findSoldOut(page.request, place.placeId);
    const [pod, other] = pods;
    const token = await openAccount(page.request, outbox);
    const me = await page.request.get('/v1/app/user/me', { headers: { authorization: `Bearer ${token}` } });
    const { email } = (await me.json()) as User;
    await seedStorage(context, {
      [storageKeys.token]: token,
      [storageKeys.deliveryPlace]: place,
    });
    for (const each of [pod!, other!]) {
      await page.goto(localePath(american, productPath(each)));
      await main(page)
        .getByRole('button', { name: us.t('alert.ask') })
        .click();
      await expect(main(page).getByText(us.t('alert.asked')).first()).toBeVisible();
    }
    await expect(main(page).getByRole('checkbox', { name: us.t('alert.email') })).toBeChecked();
    expectedErrors.push(/409 POST .*\/stock-alerts|409 \(Conflict\)/);
    await main(page)
      .getByRole('checkbox', { name: us.t('alert.sms') })
      .click();
    // The account has no phone number.
    await expect(main(page).getByRole('link', { name: us.t('alert.account') })).toBeVisible();
    await axe();

    await page.goto(at('account'));
    const card = main(page).getByRole('region', { name: us.t('settings.alerts') });
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await axe();

    await dispensary('restock', pod!.variants[0]!.id, '4', '--provider', provider.id);
    const mails = () => backMails(page.request, email!, pod!.title);
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail] = await mails();
    expect(mail!.text).toContain(provider.licence);
    await page.reload();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    expect(await mails()).toHaveLength(1);

    const link = /https?:\S+\/v1\/messages\/stock-alerts\S+/.exec(mail!.text)![0];
    const stranger = await context.browser()!.newPage();
    await stranger.goto(link);
    await stranger.getByRole('button', { name: 'Remove my alerts' }).click();
    await expect(stranger.getByRole('heading', { name: 'Your stock alerts are removed' })).toBeVisible();
    await stranger.close();
    await page.reload();
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(card).toHaveCount(0);
  },
);
