import { battery, sensorY } from './battery';
import { oils, site } from './color';
import type { Plant } from './color';
import { Drawing, ellipse, group, path, place, rect } from './drawing';
import { glassChamber } from './podGlass';

/** Full-bleed and tall: a close-up of a plant type's oil with its bubbles. */
export function oilPicture(plant: Plant): string {
  const d = new Drawing(960, 1200);
  const { light, mid, deep } = oils[plant];
  const room = d.linear(`0 ${site.paper}, .35 ${site.surface}, 1 ${light}`, 'y');
  return d.svg(
    rect([0, 0, 960, 1200], { fill: room }) +
      d.glow([480, 900, 900, 700], mid, 0.5) +
      group(glassChamber(d, plant), { t: place(480, -1005, 3.45) }) +
      rect([0, 1090, 960, 110], { fill: d.linear(`0 ${deep} 0, 1 ${deep} .5`, 'y') }),
  );
}

type Ring = (d: Drawing) => string;

const halo = (d: Drawing, colour: string): string =>
  d.glow([0, sensorY, 250], colour, 0.5) +
  ellipse([0, sensorY, 49], { stroke: colour, w: 30, o: 0.4, filter: d.blur(7) }) +
  ellipse([0, sensorY, 49], { stroke: colour, w: 14 });

const rainbow = ['#ff5a52', '#ffb21a', '#ffe34d', '#5fd068', '#4aa8ff', '#b07bff'];

/** Six arcs of a ring that extends 49 each way. */
const rainbowRing: Ring = (d) =>
  d.glow([0, sensorY, 250], '#ffffff', 0.28) +
  rainbow
    .map((colour, at) => {
      const [from, to] = [at, at + 1].map((turn) => (turn * Math.PI) / 3);
      const point = (angle: number) =>
        `${(49 * Math.cos(angle)).toFixed(1)} ${(sensorY + 49 * Math.sin(angle)).toFixed(1)}`;
      return path(`M${point(from!)}A49 49 0 0 1 ${point(to!)}`, { stroke: colour, w: 15 });
    })
    .join('');

const rings: Ring[] = [
  rainbowRing,
  (d) => halo(d, '#ffffff') + ellipse([0, sensorY, 49], { stroke: '#fff', w: 6 }),
  (d) => halo(d, site.amber),
  (d) => halo(d, '#ff4d3d'),
];

/** Full-bleed, dark: the tips of four batteries, whose rings show the battery's signals. */
export function ringsPicture(): string {
  const d = new Drawing(1600, 900);
  const night = d.linear('0 #0d0b09, .7 #1a1612, 1 #0b0a08', 'y');
  const sticks = rings.map((ring, at) =>
    group(battery(d, 0) + ellipse([0, sensorY, 52], { stroke: '#14110f', w: 20 }) + ring(d), {
      t: place(244 + at * 371, -640, 0.76),
    }),
  );
  return d.svg(
    rect([0, 0, 1600, 900], { fill: night }) +
      sticks.join('') +
      rect([0, 0, 1600, 340], { fill: d.linear('0 #0d0b09 .9, 1 #0d0b09 0', 'y') }),
  );
}

/** Full-bleed, dark: a battery entering from the right, its ring toward the text. */
export function ringPicture(): string {
  const d = new Drawing(1600, 1000);
  return d.svg(
    rect([0, 0, 1600, 1000], { fill: d.linear('0 #0b0a09, .6 #17130e, 1 #0a0908', 'y') }) +
      d.glow([930, 520, 900, 620], '#7a4a0c', 0.5) +
      rect([750, 770, 1000, 60, 30], { fill: '#000', o: 0.7, filter: d.blur(28) }) +
      group(battery(d, 1.7), { t: `${place(930, 500, 1.3)} rotate(90) translate(0 ${-sensorY - 60})` }) +
      d.glow([930, 500, 420, 420], site.amber, 0.3),
  );
}
