import { screen, within } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { describe, expect, test } from 'vitest';
import { buildProduct, buildShell } from '../../tests/fixtures/buildShop';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import type { PageContext } from '../content/pageContext';
import type { Subcountry } from '../domain/region/regions';
import { chooseRegion } from '../state/region';
import Product from './Product';

const oil = {
  plantType: 'Sativa',
  oilType: 'Live Resin',
  strain: { name: 'Amber Haze', lineage: null },
  effects: ['happy'],
  aromas: ['citrus'],
  flavors: [],
} as const;

function draw(region: Subcountry) {
  chooseRegion('us', region);
  const product = {
    ...buildProduct({ regions: ['OH', 'WA'] }),
    oil: { ...oil, effects: [...oil.effects], aromas: [...oil.aromas], flavors: [] },
  };
  const pageContext = { product, shell: buildShell(), localeId: 'en-US', routeId: 'product' } as unknown as PageContext;
  return renderInLocale(<Product {...({ pageContext } as PageProps<object, PageContext>)} />);
}

describe('S8-18 a pod page where the pod is not sold', () => {
  test('says that the pod’s information is unavailable, and shows neither profile nor ways to have it', () => {
    const { t } = draw('CA');
    expect(screen.getByText(t('product.restricted'))).toBeVisible();
    expect(screen.getByText('Amber Haze')).not.toBeVisible();
    expect(screen.queryByRole('link', { name: t('product.findStores') })).toBeNull();
    const [notice] = screen.getAllByRole('status');
    expect(within(notice!).getByRole('link')).toHaveAttribute('href', '/us/en/shop/pods');
  });

  test.each(['OH', 'WA'] as const)('is whole in %s, which sells it', (region) => {
    const { t } = draw(region);
    expect(screen.getByText(t('product.restricted'))).not.toBeVisible();
    expect(screen.getByText('Amber Haze')).toBeVisible();
    expect(screen.getByRole('link', { name: t('product.findStores') })).toBeVisible();
  });
});
