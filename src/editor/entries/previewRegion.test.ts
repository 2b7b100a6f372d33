import { expect, test } from 'vitest';
import type { PageContext } from '../../content/pages/pageContext';
import type { Country } from '../../domain/region/regions';
import { previewRegion } from './previewRegion';

const product = (...regions: string[]) => ({ routeId: 'product', product: { summary: { regions } } });
const maker = (...regions: string[]) => ({ routeId: 'maker', listing: { products: [{ regions }] } });

test.each<[string, object, Country, string]>([
  ['a page for everybody', { routeId: 'home' }, 'us', 'CA'],
  ['a pod that the default region sells', product('CA', 'OH'), 'us', 'CA'],
  ['a pod of another region', product('OH'), 'us', 'OH'],
  ['the pods of a maker of another region', maker('MO'), 'us', 'MO'],
  ['a store', { routeId: 'store', store: { region: 'AB' } }, 'ca', 'AB'],
  ['a page with a feature that the default region lacks', { routeId: 'discover' }, 'ca', 'ON'],
  ['a page with a feature that no region has', { routeId: 'xpress' }, 'ca', 'CA_ALL'],
])('%s is shown in a region that has it', (_, page, country, code) => {
  expect(previewRegion(page as unknown as PageContext, country).code).toBe(code);
});
