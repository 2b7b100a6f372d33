import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, noSuchFile } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { MissingProduct } from './MissingProduct';

const page = (summary = buildSummary()) => ({ result: { pageContext: { product: { summary } } } });
const data = (path: string) => `GET /page-data${path}/page-data.json`;
const renderMissingProduct = (path: string, localeId: LocaleId = 'en-US') =>
  renderInLocale(<MissingProduct path={path} list="pods" />, { localeId });

describe('S7-25 the URL of a product without a page here', () => {
  test.each([
    ['en-US', '/us/en', '/ca/en', 'missing.elsewhere.ca', 'missing.open.ca'],
    ['en-CA', '/ca/en', '/us/en', 'missing.elsewhere.us', 'missing.open.us'],
    ['fr-CA', '/ca/fr', '/us/en', 'missing.elsewhere.us', 'missing.open.us'],
  ] as const)('in %s: shows the other country’s product, with a link to it', async (id, own, other, said, open) => {
    const path = '/shop/pods/california-amber';
    fakeApi({ [data(own + path)]: noSuchFile, [data(other + path)]: page() });
    const { t } = renderMissingProduct(`${own}${path}`, id);
    expect(await screen.findByRole('heading', { name: 'Amber' })).toBeVisible();
    expect(screen.getByText('Alder')).toBeVisible();
    expect(screen.getByText(t(said))).toBeVisible();
    expect(screen.getByRole('link', { name: t(open) })).toHaveAttribute('href', `${other}${path}`);
    expect(screen.getByRole('link', { name: t('missing.list') })).toHaveAttribute('href', `${own}/shop/pods`);
  });

  test('when no country has it, shows this region’s pods with similar names', async () => {
    const path = '/shop/pods/california-ambre';
    fakeApi({
      [data(`/us/en${path}`)]: noSuchFile,
      [data(`/ca/en${path}`)]: noSuchFile,
      'GET /catalogue/en-US.json': [
        buildSummary(),
        buildSummary({ slug: 'california-ember', title: 'Ember', regions: ['OH'] }),
        buildSummary({ slug: 'california-zebra-crossing', title: 'Zebra Crossing' }),
      ],
    });
    const { t } = renderMissingProduct(`/us/en${path}`);
    expect(await screen.findByRole('heading', { name: t('missing.similar') })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Amber · Alder']);
    expect(screen.getByRole('link', { name: 'Amber' })).toHaveAttribute('href', '/us/en/shop/pods/california-amber');
  });

  test('S8-06 a failure shows its message and a retry', async () => {
    const path = '/us/en/shop/pods/california-amber';
    const api = fakeApi({ [data(path)]: offline });
    const { t, user } = renderMissingProduct(path);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.product'));
    api.answers[data(path)] = page();
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('link', { name: t('missing.open.here') })).toHaveAttribute('href', path);
  });
});
