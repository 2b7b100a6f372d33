import type { Batch } from '../catalogue/batchSchema';
import type { Cannabinoid, Contaminant, Terpene } from '../catalogue/vocabulary';
import {
  cannabinoidMethod,
  testPanels,
  terpeneMethod,
  testedCannabinoids,
  testedTerpenes,
  type Analyte,
  type TestUnit,
} from './panels';

/** `<LOQ`: detected below the limit of quantitation. `detected`: detected by a test that gives no figure. */
export type TestResult = 'ND' | '<LOQ' | 'detected' | number;

interface AnalyteRow extends Analyte {
  result: TestResult;
  passed: boolean;
}

export interface PotencyRow<Name extends string = string> {
  name: Name;
  result: TestResult;
}

export interface CertificatePanel {
  contaminant: Contaminant;
  unit: TestUnit;
  passed: boolean;
  rows: AnalyteRow[];
}

export interface Certificate {
  batch: Batch;
  passed: boolean;
  cannabinoids: PotencyRow<Cannabinoid>[];
  terpenes: PotencyRow<Terpene>[];
  totalTerpenesPercent: number;
  panels: CertificatePanel[];
}

/** A null limit means that any detection fails. */
export function isWithinLimit(result: TestResult, limit: number | null): boolean {
  if (result === 'ND') return true;
  if (limit === null || result === 'detected') return false;
  return result === '<LOQ' || result <= limit;
}

type Finding = Batch['contaminants'][number]['found'][number];

export function testResult({ lod }: Analyte, finding: Finding | undefined): TestResult {
  if (!finding) return 'ND';
  return finding.amount ?? (lod === null ? 'detected' : '<LOQ');
}

const rowOf = (analyte: Analyte, findings: readonly Finding[]): AnalyteRow => {
  const result = testResult(
    analyte,
    findings.find(({ analyte: name }) => name === analyte.name),
  );
  return { ...analyte, result, passed: isWithinLimit(result, analyte.limit) };
};

function potencyRow<Name extends string>(
  name: Name,
  figures: readonly { name: Name; percent: number }[],
  { lod, loq }: { lod: number; loq: number },
): PotencyRow<Name> {
  const percent = figures.find((each) => each.name === name)?.percent ?? 0;
  return { name, result: percent < lod ? 'ND' : percent < loq ? '<LOQ' : percent };
}

const sortStrongestFirst = <Name extends string>(rows: PotencyRow<Name>[]): PotencyRow<Name>[] => {
  const amount = ({ result }: PotencyRow) => (typeof result === 'number' ? result : result === 'ND' ? -1 : 0);
  return rows.sort((a, b) => amount(b) - amount(a));
};

/** Combines the findings with every analyte of the jurisdiction's panels. */
export function createCertificate(batch: Batch): Certificate {
  const panels = testPanels(batch.jurisdiction).map(({ contaminant, unit, analytes }): CertificatePanel => {
    const findings = batch.contaminants.find(({ name }) => name === contaminant)?.found ?? [];
    const rows = analytes.map((analyte) => rowOf(analyte, findings));
    return { contaminant, unit, rows, passed: rows.every(({ passed }) => passed) };
  });
  const sum = batch.terpenes.reduce((total, { percent }) => total + percent, 0);
  return {
    batch,
    panels,
    passed: panels.every(({ passed }) => passed),
    cannabinoids: sortStrongestFirst(
      testedCannabinoids.map((name) => potencyRow(name, batch.cannabinoids, cannabinoidMethod)),
    ),
    terpenes: sortStrongestFirst(testedTerpenes.map((name) => potencyRow(name, batch.terpenes, terpeneMethod))),
    totalTerpenesPercent: Math.round(sum * 100) / 100,
  };
}
