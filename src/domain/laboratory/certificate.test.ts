import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildBatch } from '../../../tests/fixtures/builders/buildShop';
import type { Batch } from '../catalogue/batchSchema';
import { contaminants, type Contaminant } from '../catalogue/vocabulary';
import { batchFaults } from './batchFaults';
import { createCertificate, isWithinLimit, type TestResult } from './certificate';
import { certificateCsv } from './certificateCsv';
import { jurisdictions } from '../region/jurisdictions';
import { testPanels } from './panels';

type Found = Batch['contaminants'][number]['found'];

const tests = (found: Partial<Record<Contaminant, Found>> = {}, failed: Contaminant[] = []): Batch['contaminants'] =>
  contaminants.map((name) => ({ name, passed: !failed.includes(name), found: found[name] ?? [] }));

const batch = (changes: Partial<Batch> = {}) => buildBatch({ contaminants: tests(), ...changes });

const limitOf = (jurisdiction: Batch['jurisdiction'], analyte: string) =>
  testPanels(jurisdiction)
    .flatMap(({ analytes }) => analytes)
    .find(({ name }) => name === analyte)?.limit;

describe('panels', () => {
  test.each([
    ['CA', [66, 20, 4, 6, 2]],
    ['WA', [59, 16, 4, 3, 2]],
    ['CA_ALL', [96, 16, 4, 5, 3]],
  ] as const)('%s tests the analytes that its rules name', (jurisdiction, counts) => {
    expect(
      testPanels(jurisdiction)
        .slice(0, 5)
        .map(({ analytes }) => analytes.length),
    ).toEqual(counts);
  });

  test.each([
    ['CA', 'Cadmium', 0.2],
    ['CA', 'Lead', 0.5],
    ['CA', 'Arsenic', 0.2],
    ['CA', 'Mercury', 0.1],
    ['CA', 'Butane', 5000],
    ['CA', 'Ethanol', 5000],
    ['CA', 'Benzene', 1],
    ['CA', 'Hexane', 290],
    ['CA', 'Chlorfenapyr', null],
    ['CA', 'Myclobutanil', 0.1],
    ['CA', 'Captan', 0.7],
    ['CA', 'Aflatoxins, total (B1, B2, G1, G2)', 20],
    ['CA', 'Ochratoxin A', 20],
    ['WA', 'Cadmium', 0.82],
    ['WA', 'Myclobutanil', 0.2],
    ['CO', 'Butane', 1000],
    ['CA_ALL', 'Myclobutanil', 0.01],
    ['CA_ALL', 'Total yeast and mold', 10],
    ['CA', 'Sand, soil, cinders or dirt', 25],
    ['CA', 'Mold', 25],
    ['CA', 'Embedded foreign material', 25],
    ['CA', 'Insect fragments', 1],
    ['CA', 'Hair', 1],
    ['CA', 'Mammalian excreta', 1],
    ['OH', 'Mold', null],
    ['CA_ALL', 'Hair', null],
  ] as const)('%s limits %s to %s', (jurisdiction, analyte, limit) => {
    expect(limitOf(jurisdiction, analyte)).toBe(limit);
  });

  test.each(jurisdictions)(
    'every method of %s is sensitive enough for its limit, and no analyte is listed twice',
    (code) => {
      for (const { analytes } of testPanels(code)) {
        expect(new Set(analytes.map(({ name }) => name)).size).toBe(analytes.length);
        for (const { name, limit, lod, loq } of analytes) {
          if (lod === null || loq === null) expect([lod, loq]).toEqual([null, null]);
          else expect(lod <= loq && loq <= (limit ?? loq), name).toBe(true);
        }
      }
    },
  );
});

test('D-02 every certificate has the cannabinoids that California and Canada require', () => {
  const names = createCertificate(batch()).cannabinoids.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['THC', 'THCA', 'CBD', 'CBDA', 'CBG', 'CBN']));
});

test.each<[TestResult, number | null, boolean]>([
  ['ND', null, true],
  ['<LOQ', null, false],
  ['detected', null, false],
  [0.02, null, false],
  ['<LOQ', 0.1, true],
  [0.1, 0.1, true],
  [0.101, 0.1, false],
])('a result of %s against a limit of %s passes: %s', (result, limit, passes) => {
  expect(isWithinLimit(result, limit)).toBe(passes);
});

test('a certificate lists every analyte: those found with their figures, all others as not detected', () => {
  const { panels, cannabinoids, terpenes, totalTerpenesPercent, passed } = createCertificate(
    batch({
      contaminants: tests({
        pesticides: [{ analyte: 'Boscalid' }],
        'residual-solvents': [{ analyte: 'Butane', amount: 412 }],
      }),
    }),
  );
  const result = (analyte: string) => panels.flatMap(({ rows }) => rows).find(({ name }) => name === analyte)!.result;
  expect([result('Boscalid'), result('Butane'), result('Propane'), result('Salmonella spp.')]).toEqual([
    '<LOQ',
    412,
    'ND',
    'ND',
  ]);
  expect(passed).toBe(true);
  expect(cannabinoids.slice(0, 3)).toEqual([
    { name: 'THC', result: 80 },
    { name: 'CBD', result: 0.2 },
    { name: 'THCA', result: 'ND' },
  ]);
  expect([terpenes[0], totalTerpenesPercent]).toEqual([{ name: 'Myrcene', result: 2.1 }, 2.5]);
});

test('the check of a report and its certificate judge the same findings alike', () => {
  const findings = fc.array(
    fc.record({ at: fc.nat(), amount: fc.option(fc.double({ min: 0, max: 6000, noNaN: true })) }),
    {
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(fc.constantFrom(...jurisdictions), findings, (jurisdiction, drawn) => {
      const analytes = testPanels(jurisdiction).flatMap((panel) =>
        panel.analytes.map(({ name }) => ({ contaminant: panel.contaminant, name })),
      );
      const found: Partial<Record<Contaminant, Found>> = {};
      for (const { at, amount } of drawn) {
        const { contaminant, name } = analytes[at % analytes.length]!;
        const others = (found[contaminant] ?? []).filter(({ analyte }) => analyte !== name);
        found[contaminant] = [...others, amount === null ? { analyte: name } : { analyte: name, amount }];
      }
      const { panels, passed } = createCertificate(batch({ jurisdiction, contaminants: tests(found) }));
      const failed = panels.filter((panel) => !panel.passed).map(({ contaminant }) => contaminant);
      const judged = batch({
        jurisdiction,
        status: passed ? 'released' : 'failed',
        contaminants: tests(found, failed),
      });
      expect(batchFaults(judged).filter(({ message }) => message.endsWith('as its figures say'))).toEqual([]);
    }),
  );
});

const sound = (changes: Partial<Batch> = {}) =>
  batch({ cannabinoids: [...batch().cannabinoids, { name: 'CBN', percent: 0.1 }], ...changes });

describe('a report that contradicts itself is refused', () => {
  test('a consistent one is not', () => {
    expect(batchFaults(sound())).toEqual([]);
    expect(batchFaults(sound({ batchId: 'CA-ALD-2602-101' }))).toEqual([]);
    const oneHair = { 'foreign-material': [{ analyte: 'Hair', amount: 1 }] } satisfies Parameters<typeof tests>[0];
    expect(batchFaults(sound({ contaminants: tests(oneHair) }))).toEqual([]);
    const found = { pesticides: [{ analyte: 'Chlorfenapyr' }] };
    expect(batchFaults(sound({ status: 'failed', contaminants: tests(found, ['pesticides']) }))).toEqual([]);
  });

  test.each<[string, Partial<Batch>, string]>([
    [
      'Category I detected, yet passed',
      { status: 'failed', contaminants: tests({ pesticides: [{ analyte: 'Chlorfenapyr' }] }) },
      'contaminants[0].passed: expected false, as its figures say',
    ],
    [
      'a failed test on a released batch',
      { contaminants: tests({ 'heavy-metals': [{ analyte: 'Lead', amount: 0.6 }] }, ['heavy-metals']) },
      'status: expected failed, as its figures say',
    ],
    ['a failed batch without a failure', { status: 'failed' }, 'status: expected released, as its figures say'],
    [
      'an unknown analyte',
      { contaminants: tests({ pesticides: [{ analyte: 'Sugar' }] }) },
      'contaminants[0].found[0].analyte: expected an analyte of the pesticides panel, got Sugar',
    ],
    [
      'a figure below the LOQ',
      { contaminants: tests({ 'residual-solvents': [{ analyte: 'Butane', amount: 20 }] }) },
      'contaminants[1].found[0].amount: expected at least the LOQ, 50; leave it out below',
    ],
    [
      'a figure for a test that finds or does not find',
      { contaminants: tests({ microbials: [{ analyte: 'Salmonella spp.', amount: 3 }] }) },
      'contaminants[3].found[0].amount: expected no amount: Salmonella spp. is found or not found',
    ],
    [
      'a total that is not the sum',
      { totalThcPercent: 78 },
      'totalThcPercent: expected 80.00, which is THC + 0.877 × THCA, got 78',
    ],
    [
      'a sample that arrived before it was taken',
      { receivedOn: '2026-02-01' },
      'receivedOn: expected 2026-02-02 (collectedOn) or later, got 2026-02-01',
    ],
    [
      'a total CBD without its acid',
      {
        cannabinoids: [
          { name: 'THC', percent: 80 },
          { name: 'CBD', percent: 0.2 },
          { name: 'CBDA', percent: 0.5 },
          { name: 'CBN', percent: 0.1 },
        ],
      },
      'totalCbdPercent: expected 0.64, which is CBD + 0.877 × CBDA, got 0.2',
    ],
    [
      'a sample number of another day than its collection',
      { sampleId: 'QA-260119-0001' },
      'sampleId: expected 260202 in it, because collectedOn is 2026-02-02, got 260119',
    ],
    [
      'a batch number of another month than its packaging',
      { batchId: 'CA-ALD-2603-101' },
      'batchId: expected the month 2602, because packagedOn is 2026-02-01, got 2603',
    ],
    [
      'a batch number of another state than its tests',
      { batchId: 'CO-ALD-2602-101' },
      'batchId: expected CA- at its start, because jurisdiction is CA',
    ],
    [
      'a Canadian batch number in a state',
      { batchId: 'CAN-ALD-2602-101' },
      'batchId: expected CAN- at its start if jurisdiction is CA_ALL, and only then',
    ],
    [
      'a recall before the report',
      { recall: { announcedOn: '2026-02-09', reason: { en: 'Cadmium' }, action: { en: 'Return it' } } },
      'recall.announcedOn: expected 2026-02-10 (testedOn) or later, got 2026-02-09',
    ],
    [
      'a material without its amount, which decides',
      { status: 'failed', contaminants: tests({ 'foreign-material': [{ analyte: 'Mold' }] }, ['foreign-material']) },
      'contaminants[5].found[0].amount: expected an amount, because Mold has a limit',
    ],
    [
      'more hairs than the limit, yet passed',
      {
        status: 'failed',
        contaminants: tests({ 'foreign-material': [{ analyte: 'Hair', amount: 2 }] }),
      },
      'contaminants[5].passed: expected false, as its figures say',
    ],
    ['a missing test', { contaminants: tests().slice(1) }, 'contaminants: expected a result for pesticides'],
  ])('%s', (_what, changes, fault) => {
    expect(batchFaults(sound(changes)).map(({ field, message }) => `${field}: ${message}`)).toEqual([fault]);
  });
});

test('the CSV has one analyte per line below the facts, quotes commas, and is safe in a spreadsheet', () => {
  const lines = certificateCsv(
    createCertificate(
      batch({
        lab: { name: '=cmd|Quarry, "Assay"', licence: 'L-1', accreditation: '99001.01' },
        contaminants: tests({ 'residual-solvents': [{ analyte: 'Butane', amount: 412 }] }),
      }),
    ),
  ).split('\r\n');
  expect(lines).toContain(`laboratory,"'=cmd|Quarry, ""Assay"""`);
  expect(lines).toContain('panel,analyte,result,unit,lod,loq,limit,status,method');
  expect(lines).toContain('cannabinoids,THC,80,%,0.01,0.03,,,HPLC-DAD');
  expect(lines).toContain('residual-solvents,Butane,412,µg/g,15,50,5000,pass,HS-GC-MS (USP <467>)');
  expect(lines).toContain('pesticides,Chlorfenapyr,ND,µg/g,0.02,0.06,ND,pass,GC-MS/MS');
  expect(lines).toContain('foreign-material,Mold,ND,area,,,25,pass,"Visual inspection, 3 g"');
  expect(lines).toContain('foreign-material,Hair,ND,count,,,1,pass,"Visual inspection, 3 g"');
  expect(lines).toContain('mycotoxins,"Aflatoxins, total (B1, B2, G1, G2)",ND,µg/kg,0.6,2,20,pass,LC-MS/MS');
});
