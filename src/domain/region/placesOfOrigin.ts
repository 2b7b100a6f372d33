import type { Jurisdiction } from './jurisdictions';

/** Leaves out names that are also words or dishes, such as Aurora, Boulder, Orange and Napa. */
const namesByJurisdiction: Record<Jurisdiction, string> = {
  CA: 'California, Californian, Humboldt, Mendocino, Sonoma, Oakland, Berkeley, San Francisco, Los Angeles, San Diego, San Jose, Sacramento, Fresno, Santa Cruz, Santa Barbara, Santa Rosa, Long Beach, Garberville, Fort Bragg, Big Sur, Sierra Nevada, Californie, Californien, Californienne',
  CO: 'Colorado, Coloradan, Denver, Fort Collins, Grand Junction, Durango, Salida, Front Range',
  MO: 'Missouri, Missourian, St. Louis, Kansas City, Joplin, Ozark, Ozarks',
  NM: 'New Mexico, New Mexican, Santa Fe, Albuquerque, Taos, Las Cruces, Roswell, Rio Grande, Nouveau-Mexique',
  OH: 'Ohio, Ohioan, Cleveland, Cincinnati, Columbus, Toledo, Akron, Dayton, Lake Erie',
  UT: 'Utah, Utahn, Salt Lake City, Ogden, Provo, Moab, St. George, Wasatch, Great Salt Lake',
  WA: 'Washington, Washingtonian, Seattle, Spokane, Tacoma, Olympia, Bellingham, Yakima, Walla Walla, Wenatchee, Puget Sound, Palouse',
  CA_ALL:
    'Ontario, Québec, Quebec, Alberta, British Columbia, Colombie-Britannique, Toronto, Hamilton, Ottawa, Thunder Bay, Montréal, Montreal, Sherbrooke, Calgary, Edmonton, Lethbridge, Vancouver',
};

const jurisdictionByPlace = new Map(
  (Object.entries(namesByJurisdiction) as [Jurisdiction, string][]).flatMap(([jurisdiction, names]) =>
    names.split(', ').map((place): [string, Jurisdiction] => [place, jurisdiction]),
  ),
);

/** `\b` knows no accents. */
const placePattern = new RegExp(
  `(?<!\\p{L})(?:${[...jurisdictionByPlace.keys()]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', '\\.')})(?!\\p{L})`,
  'gu',
);

/** Returns the places that a text names: 'Denver’s cold store' → Denver in Colorado. */
export const placesNamedIn = (text: string): { place: string; jurisdiction: Jurisdiction }[] =>
  [...text.matchAll(placePattern)].map(([place]) => ({ place, jurisdiction: jurisdictionByPlace.get(place)! }));
