import type { Batch } from '../catalogue/batchSchema';
import { isWithinLimit, testResult } from './certificate';
import type { Jurisdiction } from '../region/jurisdictions';
import { oilFaults } from './oilFaults';
import { testPanels, type TestPanel } from './panels';
import { recordFaults, type Fault } from './recordFaults';

type Figures = readonly { name: string; percent: number }[];

/** Heating turns THCA into THC and CBDA into CBD, which weigh 87.7 % as much. */
const massAfterHeating = 0.877;
/** Laboratories round each figure, so a total may differ slightly from the sum. */
const totalTolerance = 0.06;

const percentOf = (figures: Figures, name: string): number => figures.find((each) => each.name === name)?.percent ?? 0;

const totals = [
  ['totalThcPercent', 'THC'],
  ['totalCbdPercent', 'CBD'],
] as const;

function totalFaults(batch: Batch): Fault[] {
  const { cannabinoids, terpenes } = batch;
  const faults = totals.flatMap(([field, name]): Fault[] => {
    const total = percentOf(cannabinoids, name) + massAfterHeating * percentOf(cannabinoids, `${name}A`);
    if (Math.abs(total - batch[field]) <= totalTolerance) return [];
    const formula = `${name} + ${massAfterHeating} × ${name}A`;
    return [{ field, message: `expected ${total.toFixed(2)}, which is ${formula}, got ${batch[field]}` }];
  });
  const sum = [...cannabinoids, ...terpenes].reduce((total, { percent }) => total + percent, 0);
  if (sum >= 100)
    faults.push({
      field: 'cannabinoids',
      message: `expected less than 100 % together with the terpenes, got ${sum.toFixed(2)} %`,
    });
  return faults;
}

const repeatedFaults = (list: 'cannabinoids' | 'terpenes', figures: Figures): Fault[] =>
  figures.flatMap(({ name }, index) =>
    figures.findIndex((each) => each.name === name) < index
      ? [{ field: `${list}[${index}].name`, message: `expected each name once, got ${name} again` }]
      : [],
  );

const panelsByJurisdiction = new Map<Jurisdiction, readonly TestPanel[]>();

/** Creates a jurisdiction's panels only once, because a build checks thousands of reports. */
function panelsOf({ jurisdiction }: Batch): readonly TestPanel[] {
  const panels = panelsByJurisdiction.get(jurisdiction) ?? testPanels(jurisdiction);
  panelsByJurisdiction.set(jurisdiction, panels);
  return panels;
}

function findingFaults(batch: Batch): Fault[] {
  const panels = new Map(panelsOf(batch).map((panel) => [panel.contaminant, panel]));
  return batch.contaminants.flatMap(({ name, found }, testIndex) =>
    found.flatMap(({ analyte, amount }, index): Fault[] => {
      const field = `contaminants[${testIndex}].found[${index}]`;
      const panelAnalyte = panels.get(name)!.analytes.find((each) => each.name === analyte);
      if (!panelAnalyte)
        return [{ field: `${field}.analyte`, message: `expected an analyte of the ${name} panel, got ${analyte}` }];
      const isCounted = panels.get(name)!.unit === 'count';
      if (amount === undefined)
        return isCounted && panelAnalyte.limit !== null
          ? [{ field: `${field}.amount`, message: `expected an amount, because ${analyte} has a limit` }]
          : [];
      if (panelAnalyte.loq === null && !isCounted)
        return [{ field: `${field}.amount`, message: `expected no amount: ${analyte} is found or not found` }];
      return panelAnalyte.loq !== null && amount < panelAnalyte.loq
        ? [{ field: `${field}.amount`, message: `expected at least the LOQ, ${panelAnalyte.loq}; leave it out below` }]
        : [];
    }),
  );
}

/** As on the certificate, analytes without a finding pass. */
function passesPanel({ contaminant, analytes }: TestPanel, { contaminants }: Batch): boolean {
  const found = contaminants.find(({ name }) => name === contaminant)?.found ?? [];
  return found.every((finding) => {
    const analyte = analytes.find(({ name }) => name === finding.analyte)!;
    return isWithinLimit(testResult(analyte, finding), analyte.limit);
  });
}

function verdictFaults(batch: Batch): Fault[] {
  const panels = panelsOf(batch).map((panel) => ({
    contaminant: panel.contaminant,
    passed: passesPanel(panel, batch),
  }));
  const passed = panels.every((panel) => panel.passed);
  const missing = panels.filter(({ contaminant }) => !batch.contaminants.some(({ name }) => name === contaminant));
  const wrong = batch.contaminants.flatMap(({ name, passed: stated }, index): Fault[] => {
    const panel = panels.find(({ contaminant }) => contaminant === name)!;
    return panel.passed === stated
      ? []
      : [{ field: `contaminants[${index}].passed`, message: `expected ${panel.passed}, as its figures say` }];
  });
  return [
    ...missing.map(({ contaminant }) => ({ field: 'contaminants', message: `expected a result for ${contaminant}` })),
    ...wrong,
    ...(passed === (batch.status === 'released')
      ? []
      : [{ field: 'status', message: `expected ${passed ? 'released' : 'failed'}, as its figures say` }]),
    ...(batch.recall && batch.status === 'failed'
      ? [{ field: 'recall', message: 'expected none: a failed batch was never sold' }]
      : []),
  ];
}

export const batchFaults = (batch: Batch): Fault[] => {
  const unknown = findingFaults(batch);
  return [
    ...recordFaults(batch),
    ...totalFaults(batch),
    ...oilFaults(batch),
    ...repeatedFaults('cannabinoids', batch.cannabinoids),
    ...repeatedFaults('terpenes', batch.terpenes),
    ...unknown,
    ...(unknown.length ? [] : verdictFaults(batch)),
  ];
};
