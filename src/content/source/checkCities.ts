import type { City } from '../../domain/delivery/citySchema';
import { hasCityPage } from '../../domain/delivery/deliveryCities';
import { splitIntoWords, wordOverlap } from '../../domain/text/wordOverlap';
import type { ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';
import type { ContentFile } from './readFolder';

const minParagraphs = 2;
const minWords = 120;
/** Pages also share menus and labels, so their own texts must have less in common than whole pages may. */
const maxOverlap = 0.4;

type Report = (field: string, message: string) => void;

const textOf = ({ about = [], neighborhoods = [] }: City): string =>
  [...about, ...neighborhoods.map(({ name }) => name)].join(' ');

const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;

function checkText({ about = [], neighborhoods = [] }: City, report: Report): void {
  if (about.length < minParagraphs)
    report(
      'about',
      `expected ${minParagraphs} to 4 paragraphs, got ${about.length}; without any, the city has no page`,
    );
  const count = splitIntoWords(about.join(' ')).length;
  if (about.length && count < minWords)
    report('about', `expected at least ${minWords} words about the city, got ${count}; without any, it has no page`);
  if (!neighborhoods.length) report('neighborhoods', 'expected the parts of the city, because it has a page');
}

function checkNeighborhoods({ postalCodes, neighborhoods = [] }: City, report: Report): void {
  neighborhoods.forEach((neighborhood, position) =>
    neighborhood.postalCodes.forEach((code, index) => {
      if (!postalCodes.includes(code))
        report(
          `neighborhoods[${position}].postalCodes[${index}]`,
          `expected a ZIP code of the city, but its postalCodes do not have ${code}`,
        );
    }),
  );
}

/** Reports each pair once, for the later file. Search engines treat pages with the same words as doorways. */
function checkOverlaps(cities: readonly ContentFile<City>[], report: (file: string) => Report): void {
  cities.forEach(({ file, value }, index) => {
    for (const other of cities.slice(0, index)) {
      const overlap = wordOverlap(textOf(value), textOf(other.value));
      if (overlap > maxOverlap)
        report(file)(
          'about',
          `expected facts of this city alone, but content/${other.file} has ${formatPercent(overlap)} of the words too; at most ${formatPercent(maxOverlap)} may be the same`,
        );
    }
  });
}

export function checkCities({ cities, dispensaries }: ContentFiles, broken: ReadonlySet<string>): ContentFault[] {
  const faults: ContentFault[] = [];
  const reporter =
    (file: string): Report =>
    (field, message) =>
      faults.push({ file: `content/${file}`, field, message });
  const served = new Set(dispensaries.flatMap(({ value }) => value.postalCodes));
  const isZoneKnown = ![...broken].some((file) => file.startsWith('dispensaries/'));
  for (const { file, value } of cities) {
    const report = reporter(file);
    if (isZoneKnown && !value.postalCodes.some((code) => served.has(code)))
      report('postalCodes', 'expected a ZIP code of a file in content/dispensaries/');
    if (hasCityPage(value) || value.neighborhoods?.length) checkText(value, report);
    checkNeighborhoods(value, report);
  }
  checkOverlaps(
    cities.filter(({ value }) => hasCityPage(value)),
    reporter,
  );
  return faults;
}
