import type { Batch } from '../catalogue/batchSchema';
import type { Jurisdiction } from '../region/jurisdictions';
import { canadianPrefix, isCanadianBatch, packagedMonth } from './batchNumber';

export interface Fault {
  field: string;
  message: string;
}

/** No maker vouches for an oil for longer. */
const maxShelfMonths = 24;

function addMonths(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

function dateFaults({ collectedOn, receivedOn, testedOn, packagedOn, expiresOn, recall }: Batch): Fault[] {
  const days = { packagedOn, collectedOn, receivedOn, testedOn };
  const names = Object.keys(days) as (keyof typeof days)[];
  const faults: Fault[] = names.slice(1).flatMap((name, index) => {
    const previous = names[index]!;
    return days[name] < days[previous]
      ? [{ field: name, message: `expected ${days[previous]} (${previous}) or later, got ${days[name]}` }]
      : [];
  });
  if (expiresOn <= testedOn)
    faults.push({ field: 'expiresOn', message: `expected a date after ${testedOn} (testedOn), got ${expiresOn}` });
  const latest = addMonths(packagedOn, maxShelfMonths);
  if (expiresOn > latest)
    faults.push({
      field: 'expiresOn',
      message: `expected at most ${maxShelfMonths} months after ${packagedOn} (packagedOn), got ${expiresOn}`,
    });
  if (recall && recall.announcedOn < testedOn)
    faults.push({
      field: 'recall.announcedOn',
      message: `expected ${testedOn} (testedOn) or later, got ${recall.announcedOn}`,
    });
  return faults;
}

const prefixOf = (jurisdiction: Jurisdiction): string =>
  jurisdiction === 'CA_ALL' ? canadianPrefix : `${jurisdiction}-`;

/** The prefix of a batch number is all that identifies Canadian pods, whose ratings must not be published. */
function numberFaults({ batchId, jurisdiction, packagedOn }: Batch): Fault[] {
  const field = 'batchId';
  if (isCanadianBatch(batchId) !== (jurisdiction === 'CA_ALL'))
    return [{ field, message: `expected ${canadianPrefix} at its start if jurisdiction is CA_ALL, and only then` }];
  const month = packagedMonth(batchId);
  if (month === null) return [];
  const prefix = prefixOf(jurisdiction);
  if (!batchId.startsWith(prefix))
    return [{ field, message: `expected ${prefix} at its start, because jurisdiction is ${jurisdiction}` }];
  const expected = packagedOn.slice(2, 7).replace('-', '');
  return month === expected
    ? []
    : [{ field, message: `expected the month ${expected}, because packagedOn is ${packagedOn}, got ${month}` }];
}

/** Laboratories date a sample's number by the day on which they took it: 'RA-260226-2865'. */
function sampleFaults({ sampleId, collectedOn }: Batch): Fault[] {
  const day = /-(\d{6})-/.exec(sampleId)?.[1];
  const expected = collectedOn.slice(2).replaceAll('-', '');
  return day === undefined || day === expected
    ? []
    : [{ field: 'sampleId', message: `expected ${expected} in it, because collectedOn is ${collectedOn}, got ${day}` }];
}

/** Checks that a report's numbers and days agree with each other. */
export const recordFaults = (batch: Batch): Fault[] => [
  ...numberFaults(batch),
  ...sampleFaults(batch),
  ...dateFaults(batch),
];
