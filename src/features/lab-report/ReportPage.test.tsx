import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildBatch } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, offline, noSuchFile } from '../../../tests/fixtures/servers/fakeApi';
import { downloadFile } from '../../data/order/downloadFile';
import type { Batch } from '../../domain/catalogue/batchSchema';
import { contaminants, type Contaminant } from '../../domain/catalogue/vocabulary';
import type { LabReportFile } from '../../domain/laboratory/labReportFile';
import type { LocaleId } from '../../domain/region/locales';
import { ReportPage } from './ReportPage';

vi.mock('../../data/order/downloadFile');

const batchId = 'CA-HAL-2607-303';
const file = `GET /reports/${batchId}.json`;

type Found = Batch['contaminants'][number]['found'];
const tests = (found: Partial<Record<Contaminant, Found>>, failed: Contaminant[] = []) =>
  contaminants.map((name) => ({ name, passed: !failed.includes(name), found: found[name] ?? [] }));

const buildReport = (batch: Partial<Batch> = {}, country: LabReportFile['country'] = 'us'): LabReportFile => ({
  batch: buildBatch({
    batchId,
    contaminants: tests({
      'residual-solvents': [{ analyte: 'Butane', amount: 412 }],
      pesticides: [{ analyte: 'Boscalid' }],
    }),
    ...batch,
  }),
  country,
  product: {
    title: { en: 'Amber' },
    brand: 'Alder',
    path: '/shop/pods/california-amber',
    variant: { en: '1 g', fr: '1 g' },
    labelThcPercent: 82.5,
  },
});

function renderReportPage(report: LabReportFile | Response, localeId: LocaleId = 'en-US') {
  fakeApi({ [file]: report });
  return renderInLocale(<ReportPage batchId={batchId} />, { localeId });
}

/** A row of a table as a screen reader reads it, cell by cell. */
const row = (table: RegExp, name: RegExp) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('S2-71 a certificate', () => {
  test('gives each analyte’s result, limit, LOD, LOQ and status, and the methods', async () => {
    const { t } = renderReportPage(buildReport());
    await screen.findByRole('heading', { name: `${t('lab.certificate')} ${batchId}` });
    expect(row(/^Residual solvents \(µg\/g\)/, /^Butane/)).toEqual(['412', '5,000', '15', '50', 'Pass']);
    expect(row(/^Pesticides/, /^Boscalid/)).toEqual(['<LOQ', '0.1', '0.01', '0.03', 'Pass']);
    expect(row(/^Pesticides/, /^Chlorfenapyr/)).toEqual(['ND', 'ND', '0.02', '0.06', 'Pass']);
    expect(row(/^Heavy metals/, /^Cadmium/)).toEqual(['ND', '0.2', '0.005', '0.015', 'Pass']);
    expect(row(/^Microbials/, /^Salmonella/)).toEqual(['ND', 'ND', 'Pass']);
    expect(row(/^Foreign material/, /^Mold \(% of the area\)/)).toEqual(['ND', '25', 'Pass']);
    expect(row(/^Foreign material \(particles per 3 g\)/, /^Hair/)).toEqual(['ND', '1', 'Pass']);
    expect(row(/^Cannabinoids/, /^THC /)).toEqual(['80.00', '800.0']);
    expect(screen.getByRole('table', { name: /^Pesticides/ })).toHaveTextContent('Methods: LC-MS/MS, GC-MS/MS.');
    expect(screen.getByText(t('lab.passed'))).toBeVisible();
  });

  test('names the laboratory, its accreditation, the sample and the days', async () => {
    const { t } = renderReportPage(buildReport());
    await screen.findByText(t('lab.passed'));
    for (const words of ['Quarry Assay', '99001.01', 'QA-260202-0001', 'Feb 2, 2026', 'Feb 3, 2026', 'Feb 10, 2026'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('California')).toBeVisible();
    expect(screen.getByText('82.5%; this batch measured 97% of that')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Amber · Alder · 1 g' })).toHaveAttribute(
      'href',
      '/us/en/shop/pods/california-amber',
    );
  });

  test('of a failed batch says that it was never sold, marks the figure, and leads to nothing on sale', async () => {
    const { t } = renderReportPage(
      buildReport({
        status: 'failed',
        contaminants: tests({ 'heavy-metals': [{ analyte: 'Cadmium', amount: 0.271 }] }, ['heavy-metals']),
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(t('lab.failed'));
    expect(row(/^Heavy metals/, /^Cadmium/)).toEqual(['0.271', '0.2', '0.005', '0.015', 'Fail']);
    expect(screen.queryByRole('link', { name: /Amber/ })).toBeNull();
    expect(screen.queryByText(t('lab.passed'))).toBeNull();
  });

  test('of a recalled batch says why and what to do', async () => {
    const recall = { announcedOn: '2026-10-21', reason: { en: 'Too much cadmium.' }, action: { en: 'Take it back.' } };
    const { t } = renderReportPage(buildReport({ recall }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t('lab.recalled', { date: 'Oct 21, 2026' }));
    expect(alert).toHaveTextContent('Too much cadmium.Take it back.');
  });

  test('is in French on French pages, analytes and decimal commas included', async () => {
    renderReportPage(buildReport({ jurisdiction: 'CA_ALL' }, 'ca'), 'fr-CA');
    await screen.findByText('Conforme à toutes les analyses');
    expect(row(/^Métaux lourds/, /^Plomb/)).toEqual(['ND', '0,5', '0,005', '0,015', 'Conforme']);
    expect(row(/^Corps étrangers/, /^Moisissures \(% de la surface\)/)).toEqual(['ND', 'ND', 'Conforme']);
    expect(row(/^Corps étrangers/, /^Sable, terre, cendres ou saleté/)).toEqual(['ND', 'ND', 'Conforme']);
    expect(row(/^Pesticides/, /^Butoxyde de pipéronyle/)[1]).toBe('1,25');
  });

  test('can be printed, and downloaded as JSON and as CSV', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { t, user } = renderReportPage(buildReport());
    await user.click(await screen.findByRole('button', { name: t('lab.print') }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: t('lab.json') }));
    await user.click(screen.getByRole('button', { name: t('lab.csv') }));
    const [json, csv] = vi.mocked(downloadFile).mock.calls;
    expect([json![0], csv![0]]).toEqual([`${batchId}.json`, `${batchId}.csv`]);
    expect((JSON.parse(json![1]) as { panels: unknown[] }).panels).toHaveLength(7);
    expect(csv![1]).toContain('residual-solvents,Butane,412,µg/g,15,50,5000,pass,HS-GC-MS (USP <467>)');
  });
});

describe('a batch that cannot be shown', () => {
  test('is unknown: says so and leads back to the search', async () => {
    const { t } = renderReportPage(noSuchFile());
    expect(await screen.findByText(t('lab.unknown', { batch: batchId }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('find.again') })).toHaveAttribute('href', '/us/en/find-batch');
  });

  test('is missing in the address: nothing is requested', async () => {
    const api = fakeApi({});
    const { t } = renderInLocale(<ReportPage batchId={null} />);
    expect(await screen.findByText(t('lab.unknown.none'))).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('is sold in the other country: leads there without showing a figure', async () => {
    const { t } = renderReportPage(buildReport(), 'fr-CA');
    const link = await screen.findByRole('link', { name: t('lab.elsewhere.open') });
    expect(link).toHaveAttribute('href', `/us/en/lab-report/${batchId}`);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('cannot be loaded: offers to retry', async () => {
    let isOnline = false;
    fakeApi({ [file]: () => (isOnline ? buildReport() : offline()) });
    const { t, user } = renderInLocale(<ReportPage batchId={batchId} />);
    expect(await screen.findByText(t('lab.error'))).toBeVisible();
    isOnline = true;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText(t('lab.passed'))).toBeVisible();
  });
});
