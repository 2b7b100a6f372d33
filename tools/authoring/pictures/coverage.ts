import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { lettering } from '../../../src/content/lettering/lettering';
import { formatCoordinates } from '../../../src/content/lettering/coordinates';
import { coverageAreas } from '../../../src/domain/delivery/coverageAreas';
import type { StoreMapFile } from '../../../src/domain/delivery/stores/storeMapFile';
import { siteColors } from './color';
import { Drawing, ellipse, path, placement } from './drawing';

type Point = readonly [longitude: number, latitude: number];

const size = 1200;
/** The northwest corner of the map, and the units per degree of longitude. */
const west = -124.9;
const north = 42.35;
const degree = 92;
const kmPerDegree = 111.32;

const mercator = (latitude: number) => (Math.asinh(Math.tan((latitude * Math.PI) / 180)) * 180) / Math.PI;
const mapPosition = ([longitude, latitude]: Point): [x: number, y: number] => [
  (longitude - west) * degree,
  (mercator(north) - mercator(latitude)) * degree,
];

const ringPath = (ring: readonly Point[]) => `M${formatCoordinates(ring.flatMap(mapPosition), 0)}z`;

/** The outlines come from the map of the store locator. */
function readOutlines(root: string, ids: readonly string[]): string {
  const file = JSON.parse(readFileSync(join(root, 'static/map/outlines.json'), 'utf8')) as StoreMapFile;
  const areas = feature(file, file.objects.areas).features.filter(({ id }) => ids.includes(String(id)));
  return areas
    .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
    .flatMap((polygon) => polygon.map((ring) => ringPath(ring as unknown as Point[])))
    .join('');
}

/** Shows California with the areas in which dispensaries deliver. */
export function coveragePicture(): string {
  const d = new Drawing(size, size);
  const root = process.cwd();
  const areas = coverageAreas.map(({ name, latitude, longitude, radiusKm }) => {
    const [x, y] = mapPosition([longitude, latitude]);
    const radius = ((radiusKm / kmPerDegree) * degree) / Math.cos((latitude * Math.PI) / 180);
    const words = lettering(name, 38, { weight: 600 });
    return (
      d.glow([x, y, radius * 3.4], siteColors.amber, 0.6) +
      ellipse([x, y, radius], { fill: siteColors.amber, o: 0.85 }) +
      ellipse([x, y, 7], { fill: siteColors.ink }) +
      path(words.d, { fill: siteColors.ink, t: placement(x + radius + 22, y + words.capHeight / 2) })
    );
  });
  return d.svg(
    path(readOutlines(root, ['OR', 'NV', 'AZ', 'ID', 'UT']), { fill: '#e9e5db', stroke: '#fbfaf7', w: 3 }) +
      path(readOutlines(root, ['CA']), { fill: '#fffefb', stroke: '#8c877a', w: 3 }) +
      areas.join(''),
  );
}
