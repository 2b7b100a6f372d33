import type { Batch } from '../domain/catalogue/batchSchema';
import type { ContentFault } from './contentError';
import type { ContentFiles } from './contentFiles';

type Figures = readonly { name: string; percent: number }[];
type Fault = Omit<ContentFault, 'file'>;

/** Heating turns THCA into THC, which weighs 87.7 % as much. */
const thcPerThca = 0.877;
/** Laboratories round each figure, so a total may differ slightly from the sum of its parts. */
const totalTolerance = 0.05;

const percentOf = (figures: Figures, name: string): number => figures.find((each) => each.name === name)?.percent ?? 0;

function totalFaults({ cannabinoids, terpenes, totalThcPercent, totalCbdPercent }: Batch): Fault[] {
  const faults: Fault[] = [];
  const thc = percentOf(cannabinoids, 'THC') + thcPerThca * percentOf(cannabinoids, 'THCA');
  if (Math.abs(thc - totalThcPercent) >= totalTolerance)
    faults.push({
      field: 'totalThcPercent',
      message: `expected ${thc.toFixed(2)}, which is THC + ${thcPerThca} × THCA, got ${totalThcPercent}`,
    });
  const cbd = percentOf(cannabinoids, 'CBD');
  if (cbd !== totalCbdPercent)
    faults.push({
      field: 'totalCbdPercent',
      message: `expected ${cbd}, the CBD in cannabinoids, got ${totalCbdPercent}`,
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
  figures.flatMap(({ name }, at) =>
    figures.findIndex((each) => each.name === name) < at
      ? [{ field: `${list}[${at}].name`, message: `expected each name once, got ${name} again` }]
      : [],
  );

function dateFaults({ packagedOn, testedOn, expiresOn }: Batch): Fault[] {
  const faults: Fault[] = [];
  if (testedOn < packagedOn)
    faults.push({ field: 'testedOn', message: `expected ${packagedOn} (packagedOn) or later, got ${testedOn}` });
  if (expiresOn <= testedOn)
    faults.push({ field: 'expiresOn', message: `expected a date after ${testedOn} (testedOn), got ${expiresOn}` });
  return faults;
}

/** Checks that the figures of each lab report agree and that its dates are in order. */
export const checkReports = ({ batches }: ContentFiles): ContentFault[] =>
  batches.flatMap(({ file, value }) =>
    [
      ...totalFaults(value),
      ...repeatedFaults('cannabinoids', value.cannabinoids),
      ...repeatedFaults('terpenes', value.terpenes),
      ...dateFaults(value),
    ].map((fault) => ({ file: `content/${file}`, ...fault })),
  );
