import { expect, test } from 'vitest';
import { buildCartItem } from '../../../tests/fixtures/builders/buildShop';
import type { Subcountry } from '../region/regions';
import { undeliverableItems } from './undeliverableItems';

const item = (slug: string) => buildCartItem({ productVariantId: `${slug}-1g`, metadata: { slug } as never });
const items = [item('california-amber'), item('ohio-slate'), item('gone')];
const catalogue: { slug: string; regions: Subcountry[] }[] = [
  { slug: 'california-amber', regions: ['CA'] },
  { slug: 'ohio-slate', regions: ['OH'] },
];

test.each<[string, Subcountry, string[]]>([
  ['where it delivers, items the region does not sell', 'CA', ['ohio-slate', 'gone']],
  ['where nothing is delivered, all items', 'OH', ['california-amber', 'ohio-slate', 'gone']],
  ['in Canada, everything', 'CA_ALL', ['california-amber', 'ohio-slate', 'gone']],
])('D-13 a cart cannot be delivered: %s', (_, region, slugs) => {
  expect(undeliverableItems(items, region, catalogue).map(({ metadata }) => metadata.slug)).toEqual(slugs);
});
