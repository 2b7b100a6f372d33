import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildPod, buildSummary } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi, noSuchFile } from '../../../../tests/fixtures/servers/fakeApi';
import { maxCompared } from '../../../domain/shortlist/compared';
import { usePanel } from '../../../state/panels';
import { useToasts } from '../../../state/notifications/toasts';
import { clearCompared, toggleComparedPod, useCompared } from '../../../state/shortlist/compared';
import { ComparePanel } from './ComparePanel';
import { CompareTable } from './CompareTable';
import { CompareToggle } from './CompareToggle';

const named = (slug: string, title: string) => {
  const pod = buildPod();
  return { ...pod, summary: { ...pod.summary, slug, title } };
};
const amber = named('amber', 'Amber');
const birch = named('birch', 'Birch');
const fileOf = (slug: string, locale = 'us/en') => `GET /page-data/${locale}/shop/pods/${slug}/page-data.json`;
const pageOf = (product: object) => ({ result: { pageContext: { product } } });
const files = { [fileOf('amber')]: pageOf(amber), [fileOf('birch')]: pageOf(birch) };
const bar = () => useToasts.getState().toasts.map(({ message }) => message);

beforeEach(clearCompared);

describe('choosing pods to compare', () => {
  test('shows a bar that says how many and opens the comparison', async () => {
    const { t, plural, user } = renderInLocale(
      <>
        <CompareToggle product={amber.summary} />
        <CompareToggle product={birch.summary} />
      </>,
    );
    const [first, second] = screen.getAllByRole('button');
    expect(first).toHaveAccessibleName(t('compare.add', { name: 'Amber' }));
    await user.click(first!);
    await user.click(second!);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(bar()).toEqual([plural('compare.count', 2)]);
    act(() => useToasts.getState().toasts[0]!.action!.run());
    expect(usePanel.getState().open).toBe('compare');
    await user.click(first!);
    await user.click(second!);
    expect(bar()).toEqual([]);
  });

  test('stops at four, and says so', async () => {
    for (const slug of ['a', 'b', 'c', 'd']) toggleComparedPod(slug);
    const { t, user } = renderInLocale(<CompareToggle product={amber.summary} />);
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    expect(bar()).toEqual([t('compare.full', { count: maxCompared })]);
  });
});

describe('the comparison', () => {
  test('is a table of pods and their facts, from which each can be removed', async () => {
    fakeApi(files);
    toggleComparedPod('amber');
    toggleComparedPod('birch');
    const { t, user } = renderInLocale(<ComparePanel />);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Pod',
      'Alder Amber',
      'Alder Birch',
    ]);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      t('product.plantType'),
      t('product.oilType'),
      t('product.differences.thc'),
      t('product.lab.totalCbd'),
      t('product.lab.terpenes'),
      t('compare.price'),
      t('product.effects'),
      t('compare.testedOn'),
      t('compare.change'),
    ]);
    await user.click(table.getByRole('button', { name: t('favorites.remove', { name: 'Amber' }) }));
    expect(useCompared.getState().slugs).toEqual(['birch']);
    await user.click(screen.getByRole('button', { name: t('compare.clear') }));
    expect(await screen.findByText(t('compare.empty'))).toBeVisible();
  });

  test.each([
    [
      ['Amber', 'Birch'],
      ['Alder', 'Alder'],
      ['Amber', 'Birch'],
    ],
    [
      ['Amber', 'Amber'],
      ['Alder', 'Birch & Co'],
      ['Alder', 'Birch & Co'],
    ],
    [
      ['Amber', 'Amber', 'Cedar'],
      ['Alder', 'Birch & Co', 'Alder'],
      ['Alder', 'Birch & Co', 'Cedar'],
    ],
  ])('on phones each line of %s of %s is called %s', (titles, brands, names) => {
    const pods = titles.map((title, at) => ({
      summary: buildSummary({ slug: `pod-${at}`, title, brand: brands[at]! }),
      priceFrom: 30,
      effects: [],
      report: null,
    }));
    renderInLocale(<CompareTable pods={pods} />);
    const [first] = screen.getAllByRole('row').slice(1);
    expect(
      within(first!)
        .getAllByRole('cell')
        .map(({ dataset }) => dataset.pod),
    ).toEqual(names);
  });

  test('D-05 has neither prices nor effects in Canada', async () => {
    fakeApi({ [fileOf('amber', 'ca/en')]: pageOf(amber) });
    toggleComparedPod('amber');
    const { t } = renderInLocale(<ComparePanel />, { localeId: 'en-CA' });
    const names = within(await screen.findByRole('table'))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names).toContain(t('product.differences.thc'));
    expect(names).not.toContain(t('product.effects'));
    expect(names).not.toContain(t('compare.price'));
  });

  test('leaves out a pod that is gone, and says so', async () => {
    fakeApi({ ...files, [fileOf('old')]: noSuchFile });
    toggleComparedPod('amber');
    toggleComparedPod('old');
    const { t } = renderInLocale(<ComparePanel />);
    expect(await screen.findByText(t('compare.gone'))).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /Amber/ })).toBeVisible();
  });
});
