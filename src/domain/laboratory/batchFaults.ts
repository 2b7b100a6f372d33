import type { Batch } from '../catalogue/batchSchema';
import { canadianPrefix, isCanadianBatch } from './batchNumber';
import { certificateOf } from './certificate';
import { panelsOf } from './panels';

interface Fault {
  field: string;
  message: string;
}

/** THCA loses its acid group, 12.3% of its weight, when it turns into THC. CBDA has the same ratio. */
const neutralPerAcid = 0.877;
const totalsTolerance = 0.06;

function dateFaults({ collectedOn, receivedOn, testedOn, packagedOn }: Batch): Fault[] {
  const days = { packagedOn, collectedOn, receivedOn, testedOn };
  const names = Object.keys(days) as (keyof typeof days)[];
  return names.slice(1).flatMap((name, at) => {
    const before = names[at]!;
    return days[name] < days[before]
      ? [{ field: name, message: `expected ${days[before]} (${before}) or later, got ${days[name]}` }]
      : [];
  });
}

function totalFaults({ cannabinoids, totalThcPercent, totalCbdPercent }: Batch): Fault[] {
  const percent = (wanted: string) => cannabinoids.find(({ name }) => name === wanted)?.percent ?? 0;
  const thc = percent('THC') + neutralPerAcid * percent('THCA');
  const totals = { totalThcPercent: [totalThcPercent, thc], totalCbdPercent: [totalCbdPercent, percent('CBD')] };
  return Object.entries(totals).flatMap(([field, [stated, sum]]) =>
    Math.abs(stated! - sum!) > totalsTolerance
      ? [{ field, message: `expected the sum of the cannabinoids, ${sum!.toFixed(2)}, got ${stated}` }]
      : [],
  );
}

function findingFaults(batch: Batch): Fault[] {
  const panels = new Map(panelsOf(batch.jurisdiction).map((panel) => [panel.contaminant, panel]));
  return batch.contaminants.flatMap(({ name, found }, at) =>
    found.flatMap(({ analyte, amount }, index): Fault[] => {
      const field = `contaminants[${at}].found[${index}]`;
      const known = panels.get(name)!.analytes.find((each) => each.name === analyte);
      if (!known)
        return [{ field: `${field}.analyte`, message: `expected an analyte of the ${name} panel, got ${analyte}` }];
      if (amount === undefined) return [];
      if (known.loq === null && panels.get(name)!.unit !== 'count')
        return [{ field: `${field}.amount`, message: `expected no amount: ${analyte} is found or not found` }];
      return known.loq !== null && amount < known.loq
        ? [{ field: `${field}.amount`, message: `expected at least the LOQ, ${known.loq}; leave it out below` }]
        : [];
    }),
  );
}

/** Compares what the file says of each test, and of the batch, with its figures. */
function verdictFaults(batch: Batch): Fault[] {
  const { panels, passed } = certificateOf(batch);
  const missing = panels.filter(({ contaminant }) => !batch.contaminants.some(({ name }) => name === contaminant));
  const wrong = batch.contaminants.flatMap(({ name, passed: stated }, at): Fault[] => {
    const panel = panels.find(({ contaminant }) => contaminant === name)!;
    return panel.passed === stated
      ? []
      : [{ field: `contaminants[${at}].passed`, message: `expected ${panel.passed}, as its figures say` }];
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

/** Ratings of pods for Canada are never published, and the number is all that a pod's key says of its batch. */
const numberFaults = ({ batchId, jurisdiction }: Batch): Fault[] =>
  isCanadianBatch(batchId) === (jurisdiction === 'CA_ALL')
    ? []
    : [
        {
          field: 'batchId',
          message: `expected ${canadianPrefix} at its start if jurisdiction is CA_ALL, and only then`,
        },
      ];

/** Lists what contradicts itself in a batch that fits the schema. */
export const batchFaults = (batch: Batch): Fault[] => {
  const unknown = findingFaults(batch);
  return [
    ...numberFaults(batch),
    ...dateFaults(batch),
    ...totalFaults(batch),
    ...unknown,
    ...(unknown.length ? [] : verdictFaults(batch)),
  ];
};
