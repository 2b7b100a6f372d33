import { csvText } from '../text/csvText';
import type { Certificate, TestResult } from './certificate';
import { cannabinoidMethod, terpeneMethod } from './panels';

const columns = ['panel', 'analyte', 'result', 'unit', 'lod', 'loq', 'limit', 'status', 'method'];

type Cell = string | number | null;

const statusOf = (passed: boolean): string => (passed ? 'pass' : 'fail');

/** Any detection exceeds a limit of ND. */
const limitOf = (limit: number | null): Cell => limit ?? 'ND';

/** Lists the batch data first, then one analyte per line. */
export function certificateCsv({ batch, cannabinoids, terpenes, panels, passed }: Certificate): string {
  const facts: [string, Cell][] = [
    ['batch', batch.batchId],
    ['sample', batch.sampleId],
    ['laboratory', batch.lab.name],
    ['laboratory license', batch.lab.licence],
    ['ISO/IEC 17025 accreditation', batch.lab.accreditation],
    ['producer license', batch.producerLicence],
    ['rules of', batch.jurisdiction],
    ['packaged', batch.packagedOn],
    ['collected', batch.collectedOn],
    ['received', batch.receivedOn],
    ['reported', batch.testedOn],
    ['best before', batch.expiresOn],
    ['total THC %', batch.totalThcPercent],
    ['total CBD %', batch.totalCbdPercent],
    ['overall', statusOf(passed)],
  ];
  const potency =
    (panel: string, { lod, loq, method }: { lod: number; loq: number; method: string }) =>
    ([name, result]: [string, TestResult]): Cell[] => [panel, name, result, '%', lod, loq, null, null, method];
  const rows: Cell[][] = [
    ...cannabinoids.map(({ name, result }) => potency('cannabinoids', cannabinoidMethod)([name, result])),
    ...terpenes.map(({ name, result }) => potency('terpenes', terpeneMethod)([name, result])),
    ...panels.flatMap(({ contaminant, unit: panelUnit, rows: analytes }) =>
      analytes.map(({ name, result, unit = panelUnit, lod, loq, limit, passed: isFine, method }) => [
        contaminant,
        name,
        result,
        unit,
        lod,
        loq,
        limitOf(limit),
        statusOf(isFine),
        method,
      ]),
    ),
  ];
  return csvText([...facts, [], columns, ...rows]);
}
