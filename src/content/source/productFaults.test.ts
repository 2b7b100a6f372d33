import { describe, expect, test } from 'vitest';
import {
  amber,
  faultsOf,
  oilFile,
  report,
  reportFile,
  variant,
  wordsOfPage,
} from '../../../tests/fixtures/contentFaults';
import { buildContentBatch, buildDevice, productSoldIn } from '../../../tests/fixtures/contentFolder';
import type { ContentFault } from '../files/contentError';

const failedTests = buildContentBatch().contaminants.map((panel) =>
  panel.name === 'heavy-metals' ? { ...panel, passed: false, found: [{ analyte: 'Lead', amount: 0.9 }] } : panel,
);

describe('each fault of a product, a report or a translation is reported with its file, its field and what was expected', () => {
  test.each<[string, Record<string, unknown>, ContentFault]>([
    [
      'D-02 an oil without a batch',
      oilFile({ variants: [{ ...variant, batchIds: [] }] }),
      { file: amber, field: 'variants[0].batchIds', message: 'expected at least one batch' },
    ],
    [
      'another variant’s batch',
      { 'batches/B-1.json': buildContentBatch({ productVariantId: 'birch-1g' }) },
      {
        file: amber,
        field: 'variants[0].batchIds[0]',
        message: 'expected a batch of amber-1g, but B-1 belongs to birch-1g',
      },
    ],
    [
      'D-02 a label further from the lab report than the law allows',
      oilFile({ variants: [{ ...variant, thcGrams: 0.9 }] }),
      {
        file: amber,
        field: 'variants[0].thcGrams',
        message: 'expected 0.7272 to 0.8889, within 10 % of what B-1 measured (80 % of 1 g), got 0.9',
      },
    ],
    [
      'S4-05 a size on sale of a product that is not',
      oilFile({ availability: 'sold-out' }),
      {
        file: amber,
        field: 'variants[0].availability',
        message: 'expected sold-out like the whole product, got available',
      },
    ],
    [
      'S4-05 a product on sale without a size on sale',
      oilFile({ variants: [{ ...variant, availability: 'coming-soon' }] }),
      { file: amber, field: 'availability', message: 'expected at least one variant that is available too' },
    ],
    [
      'two sizes with the same id, which carts could not tell apart',
      oilFile({ variants: [variant, variant] }),
      {
        file: amber,
        field: 'variants[1].id',
        message: 'expected a unique value, but content/products/california-amber.json also has amber-1g',
      },
    ],
    [
      'a method that is not that of the report',
      oilFile({ oilType: 'Rosin' }),
      {
        file: amber,
        field: 'oilType',
        message: 'expected the method of B-1, which lists Cannabis live resin, got Rosin, which is Cannabis rosin',
      },
    ],
    [
      'a text that names a terpene of no report',
      oilFile({
        tagline: { en: 'Linalool first' },
        visibility: productSoldIn('availableUs'),
      }),
      {
        file: amber,
        field: 'tagline.en',
        message: 'expected a terpene among the 4 largest of every report, got Linalool, which is not in B-1',
      },
    ],
    [
      'a text without THC, and a report with it',
      oilFile({ tagline: { en: 'CBD and no THC' }, visibility: productSoldIn('availableUs') }),
      { file: amber, field: 'tagline.en', message: 'expected no “no THC”, because B-1 measured 80 % THC' },
    ],
    [
      'a batch that would keep for three years',
      report({ expiresOn: '2028-12-31' }),
      {
        file: reportFile,
        field: 'expiresOn',
        message: 'expected at most 24 months after 2026-01-01 (packagedOn), got 2028-12-31',
      },
    ],
    [
      'a laboratory with two licenses',
      {
        'batches/B-2.json': buildContentBatch({
          batchId: 'B-2',
          status: 'failed',
          contaminants: failedTests,
          lab: { name: 'Coldwater Assay', licence: 'C8-2', accreditation: '99001.01' },
        }),
      },
      {
        file: 'content/batches/B-2.json',
        field: 'lab.licence',
        message: 'expected C8-1, as in other reports of Coldwater Assay, got C8-2',
      },
    ],
    [
      'D-02 a report whose THC contradicts its total',
      report({
        cannabinoids: [
          { name: 'THC', percent: 70 },
          { name: 'THCA', percent: 10 },
          { name: 'CBN', percent: 0.1 },
        ],
      }),
      {
        file: reportFile,
        field: 'totalThcPercent',
        message: 'expected 78.77, which is THC + 0.877 × THCA, got 80',
      },
    ],
    [
      'D-02 a report whose CBD contradicts its total',
      report({ totalCbdPercent: 0.2 }),
      { file: reportFile, field: 'totalCbdPercent', message: 'expected 0.00, which is CBD + 0.877 × CBDA, got 0.2' },
    ],
    [
      'D-02 a report with more than the whole oil',
      report({
        terpenes: [
          { name: 'Myrcene', percent: 12.5 },
          { name: 'Limonene', percent: 8 },
        ],
      }),
      {
        file: reportFile,
        field: 'cannabinoids',
        message: 'expected less than 100 % together with the terpenes, got 100.60 %',
      },
    ],
    [
      'D-02 a report that names a terpene twice',
      report({
        terpenes: [
          { name: 'Myrcene', percent: 1 },
          { name: 'Myrcene', percent: 2 },
        ],
      }),
      { file: reportFile, field: 'terpenes[1].name', message: 'expected each name once, got Myrcene again' },
    ],
    [
      'a sample tested before the laboratory received it',
      report({ receivedOn: '2026-01-03' }),
      { file: reportFile, field: 'testedOn', message: 'expected 2026-01-03 (receivedOn) or later, got 2026-01-02' },
    ],
    [
      'a batch that expires on the day of its test',
      report({ expiresOn: '2026-01-02' }),
      {
        file: reportFile,
        field: 'expiresOn',
        message: 'expected a date after 2026-01-02 (testedOn), got 2026-01-02',
      },
    ],
    [
      'a label that cannot be read on its paper',
      {
        'brands/alder.json': {
          slug: 'alder',
          name: 'Alder',
          story: { en: 'Made by hand.', fr: 'Fait à la main.' },
          label: { ink: '#777777', paper: '#ffffff', accent: '#ff8800', pattern: 'rings' },
        },
      },
      {
        file: 'content/brands/alder.json',
        field: 'label.ink',
        message: 'expected a contrast of at least 4.5 with the paper #ffffff, got 4.48',
      },
    ],
    [
      'D-04 missing French for a product that Canada sells',
      oilFile({ visibility: productSoldIn('availableUs', 'availableCaAb'), tagline: { en: 'Bright' } }),
      { file: amber, field: 'tagline.fr', message: 'expected French text, because it is sold in Canada' },
    ],
    [
      'D-04 missing French deep inside a device',
      {
        'products/battery.json': buildDevice({
          specifications: [
            { name: { en: 'A', fr: 'A' }, value: { en: 'A', fr: 'A' } },
            { name: { en: 'B', fr: 'B' }, value: { en: 'B' } },
            { name: { en: 'C', fr: 'C' }, value: { en: 'C', fr: 'C' } },
          ],
        }),
      },
      {
        file: 'content/products/battery.json',
        field: 'specifications[1].value.fr',
        message: 'expected French text, because it is sold in Canada',
      },
    ],
    [
      'D-04 missing French on a page',
      { 'pages/terms.json': { route: 'terms', ...wordsOfPage, lead: { en: 'Terms' } } },
      { file: 'content/pages/terms.json', field: 'lead.fr', message: 'expected French text' },
    ],
    [
      'a route without a page',
      { 'pages/support.json': undefined },
      {
        file: 'content/pages/support.json',
        field: '',
        message: 'expected the text of this route, but no file has it',
      },
    ],
    [
      'a required file that is missing',
      { 'footer/footer.json': undefined },
      { file: 'content/footer/', field: '', message: 'expected one file, got 0' },
    ],
    [
      'no wordmark',
      { 'pictures/logo.svg': undefined },
      { file: 'content/pictures/logo.svg', field: '', message: 'expected the wordmark of the brand' },
    ],
  ])('%s', (_, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });
});
