import { writeFileSync } from 'node:fs';
import { productPath } from '../../src/domain/catalogue/cataloguePaths';
import { localePath } from '../../src/domain/region/locales';
import { idPhoto } from '../e2e/support/checkout';
import { findDeliverable } from '../e2e/support/findDeliverable';
import { losAngelesAddress } from '../e2e/support/placeOrder';
import { american, at, wordsOf } from '../e2e/support/words';
import type { Target } from './support/target';
import { accepted, test } from './support/test';

const { t } = wordsOf(american);
const main: Target = { role: 'main' };
const inMain = (role: Target['role'], name?: string): Target => ({ role, name, within: main });
const address: Target = { role: 'dialog', name: t('address.title') };
const cart: Target = { role: 'dialog', name: t('cart.title') };
const legal: Target = { role: 'dialog', name: t('legalNotice.title') };
const photoQuestion: Target = { role: 'dialog', name: t('checkout.id.deleteTitle') };
const change = (step: 'id' | 'time') => t('checkout.changeStep', { step: t(`checkout.step.${step}`) });
const windows: Target = { role: 'radio', within: { role: 'group', name: t('order.window'), within: main } };

test('S2-13 S2-54 S2-16 S2-17 S2-18 from the product list to an order: address, product, cart, account, checkout', async ({
  shopper,
  request,
  outbox,
}, info) => {
  const list = at('products');
  const product = await findDeliverable(request, list, losAngelesAddress);
  const path = localePath(american, productPath(product));
  const email = `robin.${crypto.randomUUID()}@shopper.example`;
  const photo = info.outputPath('id.jpg');
  writeFileSync(photo, (await idPhoto()).buffer);

  await shopper.remembers(accepted);
  await shopper.open(list);
  await shopper.clicks({ role: 'button', name: t('header.addAddress'), within: { role: 'banner' } });
  await shopper.seesWhole(address);
  await shopper.seesAtEdge(address);
  await shopper.types({ role: 'combobox', within: address }, losAngelesAddress);
  await shopper.clicks({ role: 'option', within: address });
  await shopper.sees({ role: 'button', name: t('address.use'), within: address });
  await shopper.seesWhole(address);
  await shopper.clicks({ role: 'button', name: t('address.use'), within: address });
  await shopper.misses(address);

  await shopper.clicks({ role: 'link', name: product.title, isPart: true, within: main });
  await shopper.stands(new RegExp(`^${path}`));
  await shopper.clicks(inMain('button', t('product.addToOrder')));
  await shopper.seesWhole(cart);
  await shopper.seesAtEdge(cart);
  await shopper.clicks({ role: 'button', name: t('cart.placeOrder'), within: cart });

  await shopper.seesWhole(legal);
  await shopper.clicks({ role: 'button', name: t('legalNotice.agree'), within: legal });
  await shopper.types(inMain('textbox', t('register.givenName')), 'Robin');
  await shopper.types(inMain('textbox', t('register.familyName')), 'Sample');
  await shopper.types(inMain('textbox', t('signIn.email')), email);
  await shopper.clicks(inMain('button', t('register.submit')));
  await shopper.types(inMain('textbox', t('signIn.code')), await outbox(email));

  await shopper.stands(/\?step=id$/);
  await shopper.uploads('main input[type=file]', photo);
  await shopper.stands(/\?step=review$/);
  await shopper.leavesBy(inMain('button', change('id')));
  await shopper.clicks(inMain('button', t('checkout.id.delete')));
  await shopper.seesWhole(photoQuestion);
  await shopper.clicks({ role: 'button', name: t('checkout.id.deleteKeep'), within: photoQuestion });
  await shopper.misses(photoQuestion);
  await shopper.leavesBy(inMain('button', t('checkout.continue')));
  await shopper.stands(/\?step=review$/);
  await shopper.leavesBy(inMain('button', change('time')));
  // A tap is enough. Picks the last window, because the first one may close during the journey.
  await shopper.leavesBy({ ...windows, at: -1 });
  await shopper.stands(/\?step=review$/);
  await shopper.types(inMain('textbox', t('checkout.phone')), '2135550123');
  await shopper.leavesBy(inMain('button', t('checkout.review.submit')));
  await shopper.stands(/\/delivery\/order\//);
  await shopper.sees(inMain('heading', t('order.status.delivery.PLACED')));
});
