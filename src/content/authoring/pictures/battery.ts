import { lettering } from '../../lettering/lettering';
import { site } from './color';
import { ellipse, group, path, place, rect } from './drawing';
import type { Drawing } from './drawing';
import { graphite, steel } from './materials';

/** A battery in the pod's units: x from -206 to 206, its mouth at y = 0, its tip at 1760. */
export const batterySize = { half: 206, height: 1760 } as const;
export const sensorY = 1580;

const body = 'M-206 0C-206 10-150 13 0 13S206 10 206 0V1640C206 1716 150 1760 70 1760H-70C-150 1760-206 1716-206 1640z';

/** The ring of light, with the sensor behind dark glass in its center. */
function sensor(d: Drawing, glow = 1): string {
  const amber = d.linear('0 #fff0c4, .4 #ffc54a, 1 #f28c00', [0.2, 0, 0.8, 1]);
  return (
    d.glow([0, sensorY, 220], site.amber, 0.5 * glow) +
    ellipse([0, sensorY, 66], { fill: '#14110f' }) +
    ellipse([0, sensorY, 66], { stroke: '#8d847a', w: 2.5, o: 0.55 }) +
    ellipse([0, sensorY, 49], { stroke: site.amber, w: 30, o: 0.3 * glow, filter: d.blur(7) }) +
    ellipse([0, sensorY, 49], { stroke: amber, w: 13 }) +
    ellipse([0, sensorY, 47], { stroke: '#fffbea', w: 4, o: 0.85 }) +
    ellipse([0, sensorY, 33], {
      fill: d.radial('0 #3a2c19, .6 #120d08, 1 #000', [0.4, 0.35, 0.7]),
    }) +
    path(`M-21 ${sensorY - 9}a25 25 0 0 1 20-15`, { stroke: '#fff', w: 4, o: 0.55, cap: 'round' })
  );
}

function lights(d: Drawing): string {
  const fall = d.linear('0 #fff .12, .25 #fff 0, .6 #000 .04, 1 #000 .5', 'y');
  const box = d.linear('0 #fff .34, .3 #fff .2, .75 #fff .06, 1 #fff 0', 'y');
  return (
    rect([-206, 0, 412, 1760], { fill: fall }) +
    path('M-152 0H-92V1620C-92 1690-110 1720-120 1730C-140 1712-152 1690-152 1640z', { fill: box }) +
    rect([-84, 0, 7, 1600], { fill: box, o: 0.5 }) +
    rect([166, 0, 10, 1650, 5], { fill: box, o: 0.5 }) +
    path('M-200 1640C-200 1712-148 1754-70 1754H70C148 1754 200 1712 200 1640', {
      stroke: '#b8aea2',
      w: 3,
      o: 0.5,
      filter: d.blur(1.5, 0.1),
    }) +
    d.glow([0, 1790, 260, 110], '#000', 0.5)
  );
}

function engraved(d: Drawing): string {
  const word = lettering('Lumapod', 74, { weight: 500, width: 96 });
  const at = (shift: number) => `${place(word.capHeight / 2 + shift, 1150 + word.width / 2 + shift)} rotate(-90)`;
  return (
    path(word.d, { fill: '#b9aea2', o: 0.35, t: at(2) }) +
    path(word.d, {
      fill: d.linear('0 #262220, 1 #332e2a'),
      t: at(0),
    })
  );
}

function mouth(d: Drawing): string {
  const lip = 'M-206 0C-206 10-150 13 0 13S206 10 206 0';
  return (
    path('M-206 0C-206-9-150-12 0-12S206-9 206 0C206 10 150 13 0 13S-206 10-206 0z', { fill: steel(d) }) +
    path('M-190 0C-190-7-140-9 0-9S190-7 190 0C190 7 140 9 0 9S-190 7-190 0z', {
      fill: d.linear('0 #060505, .6 #15120f, 1 #2b2622'),
    }) +
    path('M-70 5C-50 7-20 7.5 0 7.5S50 7 70 5', { stroke: '#d9a441', w: 3, o: 0.9 }) +
    path(lip, { stroke: '#fff', w: 2.5, o: 0.65 }) +
    path('M-206 18C-206 28-150 31 0 31S206 28 206 18', { stroke: '#000', w: 3, o: 0.35 })
  );
}

/** A battery from the front. */
export function battery(d: Drawing, glow = 1): string {
  return (
    path(body, { fill: graphite(d, 'anodised') }) +
    group(lights(d), { clip: d.clip(body) }) +
    engraved(d) +
    sensor(d, glow) +
    mouth(d)
  );
}

/** A battery with a pod in its mouth. The drawing extends up to y = -906. */
export function device(d: Drawing, seated: string, glow = 1): string {
  const above = d.clip('M-300-1000H300V0H206C206 8 150 11 0 11S-206 8-206 0H-300z');
  const seam = path('M-204 2C-204 9-150 12 0 12S204 9 204 2', { stroke: '#000', w: 5, o: 0.55 });
  return battery(d, glow) + group(group(seated, { t: place(0, -906) }), { clip: above }) + seam;
}

/** The battery from its narrow side: x from -88 to 88. */
export function batteryProfile(d: Drawing): string {
  const side = 'M-88 0C-88 6-60 8 0 8S88 6 88 0V1690C88 1736 60 1760 20 1760H-20C-60 1760-88 1736-88 1690z';
  const tone = d.linear(
    '0 #2b2724, .05 #6f675f, .14 #4c4640, .34 #8a8178, .46 #57504a, .72 #3a3531, .92 #211e1b, .97 #5a534c, 1 #1c1917',
  );
  const fall = d.linear('0 #fff .12, .3 #fff 0, 1 #000 .5', 'y');
  return (
    path(side, { fill: tone }) +
    path(side, { fill: fall }) +
    d.glow([-90, sensorY, 40, 120], site.amber, 0.6) +
    rect([-91, sensorY - 50, 7, 100, 3.5], { fill: '#ffc65a' }) +
    path('M-88 0C-88-6-60-8 0-8S88-6 88 0C88 6 60 8 0 8S-88 6-88 0z', { fill: steel(d) }) +
    path('M-78 0C-78-4-54-6 0-6S78-4 78 0C78 5 54 6 0 6S-78 5-78 0z', { fill: '#0c0a09' })
  );
}
