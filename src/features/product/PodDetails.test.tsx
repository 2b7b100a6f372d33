import { localeOf, type LocaleId } from '../../domain/region/locales';
import { buildBatch, buildPod } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseRegion } from '../../state/region';
import { createChoice } from './offer/choice';
import { chooseBatch } from './offer/chosenVariant';
import { PodDetails } from './PodDetails';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

const older = buildBatch({ batchId: 'AL-2025-09', totalThcPercent: 75.5, totalCbdPercent: 0 });
const pod = buildPod({ regions: ['CA', 'CA_ALL'] }, [{ grams: 0.5, thcGrams: 0.4205, batches: [buildBatch(), older] }]);

function renderPodDetails(localeId: LocaleId = 'en-US', product = pod) {
  const choice = createChoice(product);
  const api = fakeApi({
    [`GET /v1/app/ratings/${product.summary.slug}`]: { slug: product.summary.slug, ratings: null },
  });
  return { api, ...renderInLocale(<PodDetails product={product} choice={choice} />, { localeId }), choice };
}

describe('S2-71 what is in a pod', () => {
  test('is three large figures with what they mean, and terpene bars with their aroma', () => {
    const { t } = renderPodDetails();
    const glance = screen.getByRole('region', { name: t('product.glance') });
    expect(within(glance).getByText('80.00%')).toBeVisible();
    expect(within(glance).getByText(t('product.glance.thc', { label: '84.1%' }))).toBeVisible();
    expect(within(glance).getByText('0.20%')).toBeVisible();
    expect(within(glance).getByText('2.50%')).toBeVisible();
    const rows = within(glance).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['MyrceneEarth, cloves2.10%', 'LinaloolLavender0.40%']);
  });

  test('follows the chosen batch, and says so if a substance was not detected', () => {
    const { t, choice } = renderPodDetails();
    act(() => chooseBatch({ choice }, older.batchId));
    expect(screen.getByText('75.50%')).toBeVisible();
    expect(screen.getByText(t('product.lab.notDetected'))).toBeVisible();
  });

  test('is left out without a lab report; the maker’s story stays', () => {
    const { t } = renderPodDetails('en-US', buildPod());
    expect(screen.queryByText(t('product.glance'))).toBeNull();
    expect(screen.getByRole('region', { name: t('product.maker', { brand: 'Alder' }) })).toHaveTextContent(
      'Made by hand.',
    );
  });
});

describe('D-43 owner ratings', () => {
  test('stand before the maker’s story in the United States, for pods that can be unlocked', async () => {
    const { t } = renderPodDetails();
    const section = await screen.findByRole('region', { name: t('ratings.title') });
    expect(await within(section).findByText(t('ratings.few'))).toBeVisible();
  });

  test('D-05 are not on Canadian pages, which fetch none', () => {
    chooseRegion('ca', 'CA_ALL');
    for (const localeId of ['en-CA', 'fr-CA'] as const) {
      const { t, api, unmount } = renderPodDetails(localeId);
      expect([screen.queryByRole('region', { name: t('ratings.title') }), api.calls]).toEqual([null, []]);
      unmount();
    }
  });

  test('are left out without a batch: there is nothing to unlock yet', () => {
    const { t } = renderPodDetails('en-US', buildPod());
    expect(screen.queryByRole('region', { name: t('ratings.title') })).toBeNull();
  });
});

describe('D-43 effects', () => {
  test('are explained in the United States', () => {
    const { t } = renderPodDetails();
    expect(screen.getByText(t('product.effect.happy'))).toBeVisible();
    expect(screen.getByText(t('product.effect.happy.meaning'))).toBeVisible();
  });

  test.each(['en-CA', 'fr-CA'] as const)('are not on Canadian pages: %s', (localeId) => {
    chooseRegion('ca', 'CA_ALL');
    const { t } = renderPodDetails(localeId);
    expect(screen.queryByText(t('product.effects'))).toBeNull();
    expect(screen.queryByText(t('product.effect.happy'))).toBeNull();
  });
});

test.each(['en-US', 'fr-CA'] as const)('the maker’s story links to the maker’s page: %s', (localeId) => {
  const { t } = renderPodDetails(localeId);
  const link = screen.getByRole('link', { name: t('product.maker.pods', { brand: 'Alder' }) });
  expect(link).toHaveAttribute('href', `${localeOf(localeId).prefix}/shop/makers/alder`);
});
