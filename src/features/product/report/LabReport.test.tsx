import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildBatch, buildPod } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { VariantView } from '../../../content/pages/pageContext';
import type { Batch } from '../../../domain/catalogue/batchSchema';
import type { LocaleId } from '../../../domain/region/locales';
import { useToasts } from '../../../state/notifications/toasts';
import { createChoice } from '../offer/choice';
import { LabReport } from './LabReport';

const path = '/us/en/shop/pods/california-amber';
const address = `https://site.test${path}`;
/** The host of the current page, because the canonical host is wrong on a preview or a local server. */
const here = window.location.origin + path;

function renderLabReport(
  batches: Partial<Batch>[] = [{}],
  localeId: LocaleId = 'en-US',
  variant: Partial<VariantView> = {},
) {
  const product = buildPod({}, [{ batches: batches.map(buildBatch), ...variant }]);
  const choice = createChoice(product);
  return { ...renderInLocale(<LabReport {...{ product, choice, address }} />, { localeId }), choice };
}

/** The rows of a table as a screen reader reads them. */
const read = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('S2-71 the figures of an analysis', () => {
  test('are tables, highest first, with their totals', () => {
    const { t } = renderLabReport();
    expect(read(t('product.lab.cannabinoids'))).toEqual(['THC80.00%', 'CBD0.20%', 'Total THC80.00%', 'Total CBD0.20%']);
    expect(read(t('product.lab.terpenes'))).toEqual(['Myrcene2.10%', 'Linalool0.40%', 'Total terpenes2.50%']);
    const table = screen.getByRole('table', { name: t('product.lab.terpenes') });
    expect(within(table).getByRole('columnheader', { name: t('product.lab.share') })).toBeInTheDocument();
    expect(within(table).queryByRole('img'), 'the bars are for the eye').toBeNull();
  });

  test('say when a substance was not found', () => {
    const { t } = renderLabReport([
      {
        cannabinoids: [
          { name: 'THC', percent: 80 },
          { name: 'CBN', percent: 0 },
        ],
        totalCbdPercent: 0,
      },
    ]);
    expect(read(t('product.lab.cannabinoids')).slice(1)).toEqual([
      'CBNnot detected',
      'Total THC80.00%',
      'Total CBDnot detected',
    ]);
  });

  test('are drawn as bars: relative to the whole weight, and to the highest terpene', () => {
    const { container } = renderLabReport();
    const widths = [...container.querySelectorAll('table rect:not([data-track])')].map((bar) =>
      bar.getAttribute('width'),
    );
    expect(widths).toEqual(['80%', '0.2%', '100%', '19%']);
  });

  test('are formatted for the language', () => {
    const { t } = renderLabReport([{}], 'fr-CA');
    expect(read(t('product.lab.terpenes'))[0]).toBe('Myrcène2,10\u00a0%');
    expect(screen.getByText('10 févr. 2026')).toBeVisible();
  });
});

test('S2-71 laboratory, licenses, dates, ingredients and each test’s result are stated in words', () => {
  const { t } = renderLabReport([
    {
      contaminants: [
        { name: 'pesticides', passed: true, found: [] },
        { name: 'heavy-metals', passed: false, found: [] },
      ],
    },
  ]);
  for (const words of [
    'Quarry Assay',
    'L-1',
    'P-1',
    'Feb 10, 2026',
    'Feb 1, 2026',
    'Aug 10, 2027',
    'Cannabis live resin',
  ])
    expect(screen.getByText(words)).toBeVisible();
  const results = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(results).toEqual(['PesticidesPassed', 'Heavy metalsFailed']);
  expect(screen.getByText(t('product.lab.someFailed'))).toBeVisible();
});

test('a recalled batch says so, why, and what to do; every report leads to its certificate', () => {
  const recall = { announcedOn: '2026-10-21', reason: { en: 'Too much cadmium.' }, action: { en: 'Take it back.' } };
  const { t } = renderLabReport([{ recall }]);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(t('product.lab.recalled', { date: 'Oct 21, 2026' }));
  expect(alert).toHaveTextContent('Too much cadmium.Take it back.');
  const link = screen.getByRole('link', { name: t('product.lab.everyFigure') });
  expect(link).toHaveAttribute('href', '/us/en/lab-report/AL-2026-01');
});

test('D-04 ingredients are named in French on French pages', () => {
  renderLabReport([{ ingredients: ['Cannabis cured resin', 'Cannabis rosin'] }], 'fr-CA');
  expect(screen.getByText('Résine affinée de cannabis, Rosine de cannabis')).toBeVisible();
});

describe('S2-71 a size with several batches', () => {
  const two = [{ batchId: 'B-2', lab: { name: 'New Lab', licence: 'L-2', accreditation: 'A-2' } }, { batchId: 'B-1' }];

  test('shows the newest first and links to each, also in the URL', async () => {
    const { t, user } = renderLabReport(two);
    expect(screen.getByText('New Lab')).toBeVisible();
    const choice = screen.getByRole('combobox', { name: t('product.lab.batch') });
    expect(choice).toHaveAccessibleDescription(t('product.lab.chooseHint'));
    await user.selectOptions(choice, 'B-1');
    expect(screen.getByText('Quarry Assay')).toBeVisible();
    expect(window.location.search).toBe('?batch=B-1');
  });

  const renderUnknown = (variants: Parameters<typeof buildPod>[1]) => {
    const product = buildPod({}, variants);
    const choice = createChoice(product);
    choice.setState({ unknownBatch: 'X'.repeat(60) });
    return { ...renderInLocale(<LabReport {...{ product, choice, address }} />), choice };
  };

  test('says that a batch is unknown, and shows no other batch’s figures', () => {
    const { t } = renderUnknown([{ batches: two.map(buildBatch) }]);
    expect(screen.getByRole('status')).toHaveTextContent(t('product.lab.unknownBatch', { batch: 'X'.repeat(40) }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('New Lab')).toBeNull();
    expect(screen.queryByRole('button', { name: t('product.lab.print') })).toBeNull();
  });

  test('offers the reports of every size when the batch is unknown', async () => {
    const { user } = renderUnknown([
      { batches: two.map(buildBatch) },
      { id: 'amber-500mg', title: '0.5 g', batches: [buildBatch({ batchId: 'H-1' })] },
    ]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1 g · B-2 · tested on Feb 10, 2026',
      '1 g · B-1 · tested on Feb 10, 2026',
      '0.5 g · H-1 · tested on Feb 10, 2026',
    ]);
    await user.click(screen.getByRole('button', { name: /H-1/ }));
    expect(window.location.search).toBe('?variant=amber-500mg&batch=H-1');
    expect(screen.getAllByRole('table')).toHaveLength(2);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('region')).toHaveFocus();
  });
});

test('says when a size has no report', () => {
  const { t } = renderLabReport([]);
  expect(screen.getByText(t('product.lab.noReport'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('S2-71 a report is a linkable, printable page and not a file', () => {
  test('its link names the batch, even the newest', async () => {
    const { t, user } = renderLabReport();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: t('product.lab.copyLink') }));
    expect(write).toHaveBeenCalledExactlyOnceWith(`${here}?batch=AL-2026-01#lab-report`);
    expect(useToasts.getState().toasts[0]!.message).toBe(t('product.linkCopied'));
    expect(screen.queryByRole('link', { name: /pdf/i })).toBeNull();
  });

  test('in print it names product, brand, size, batch and URL', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { t, user } = renderLabReport();
    await user.click(screen.getByRole('button', { name: t('product.lab.print') }));
    expect(print).toHaveBeenCalledOnce();
    const words = screen.getByRole('region').textContent;
    for (const text of ['Amber · Alder', 'Size: 1 g · Batch: AL-2026-01', `${here}?batch=AL-2026-01`])
      expect(words).toContain(text);
  });
});
