import { oilColors, siteColors } from './color';
import { Drawing, ellipse, group, path, placement, rect } from './drawing';
import { brandSign } from './mark';
import { lightPad, drawPhone } from './phone';
import { uprightImage } from './renders';
import { steelGradient } from './materials';
import { standingShadow } from './shadow';

/** Shows a phone whose light a battery's tip reads. */
export function unlockPicture(): string {
  const d = new Drawing();
  const screen = lightPad(d, 90, 92);
  const back = group(uprightImage('device-back', [0, 74], 68), { t: `${placement(456, 700)} rotate(38)` });
  return d.svg(
    rect([280, 170, 440, 920, 80], { fill: siteColors.ink, o: 0.32, filter: d.blur(36, 1) }) +
      group(drawPhone(d, screen), { t: placement(450, 610) }) +
      group(rect([416, 180, 130, 560, 50], { fill: '#000', o: 0.35, filter: d.blur(22, 1), t: 'rotate(38 470 700)' }), {
        clip: d.clip('M218 128H682V1092H218z'),
      }) +
      back +
      d.glow([456, 706, 250, 210], siteColors.amber, 0.2),
  );
}

function vial(d: Drawing, x: number, oil: keyof typeof oilColors): string {
  const { light, mid, deep } = oilColors[oil];
  const glass = d.linear(
    '0 #5d5a55 .6, .06 #fff .8, .14 #fff .25, .22 #fff .75, .32 #fff .1, .85 #fff .05, .94 #fff .6, 1 #4a4743 .6',
  );
  const tone = d.linear(`0 ${deep}, .12 ${light}, .45 ${mid}, .8 ${mid}, .92 ${light}, 1 ${deep}`);
  const shape = 'M-70 0H70V330C70 366 50 380 0 380S-70 366-70 330z';
  return group(
    d.glow([70, 386, 190, 24], mid, 0.4) +
      standingShadow(d, [0, 382, 62]) +
      path(shape, { fill: '#fff', o: 0.5 }) +
      path('M-62 150H62V326C62 356 44 370 0 370S-62 356-62 326z', { fill: tone }) +
      ellipse([0, 150, 62, 11], { fill: light }) +
      d.glow([26, 280, 50, 110], '#fffbe3', 0.5) +
      path(shape, { fill: glass }) +
      path(shape, { stroke: '#8d8981', w: 2, o: 0.6 }) +
      rect([-78, -64, 156, 74, 10], { fill: steelGradient(d) }) +
      rect([-78, -64, 156, 74, 10], { fill: '#14130f', o: 0.5 }),
    { t: placement(x, 0) },
  );
}

/** Draws a lab report, 684 × 880 from 0,0. */
export function reportSheet(d: Drawing): string {
  const rows = [0.92, 0.64, 0.5, 0.34, 0.22]
    .map(
      (part, index) =>
        rect([64, 250 + index * 62, 84, 12, 6], { fill: '#14130f', o: 0.5 }) +
        rect([190, 246 + index * 62, 430, 20, 10], { fill: '#ece8de' }) +
        rect([190, 246 + index * 62, 430 * part, 20, 10], { fill: index === 0 ? siteColors.amber : '#3b3732' }),
    )
    .join('');
  const lines = [0, 1, 2, 3]
    .map(
      (at) =>
        rect([64, 610 + at * 44, at === 3 ? 250 : 470, 10, 5], { fill: '#14130f', o: 0.16 }) +
        path(`M586 ${614 + at * 44}l10 10 20-22`, { stroke: '#2f7d4f', w: 6, cap: 'round' }),
    )
    .join('');
  return (
    rect([14, 26, 684, 880, 10], { fill: siteColors.ink, o: 0.24, filter: d.blur(26, 0.3) }) +
    rect([0, 0, 684, 880, 8], { fill: '#fffefb' }) +
    rect([0, 0, 684, 880, 8], {
      fill: d.linear('0 #fff 0, 1 #14130f .06', [0, 0, 1, 1]),
    }) +
    brandSign('#14130f', placement(64, 60, 1.5)) +
    rect([124, 74, 300, 22, 11], { fill: '#14130f' }) +
    rect([124, 108, 190, 12, 6], { fill: '#14130f', o: 0.3 }) +
    rect([64, 160, 556, 2], { fill: '#14130f', o: 0.14 }) +
    rows +
    lines
  );
}

export function labPicture(): string {
  const d = new Drawing();
  const sheet = reportSheet(d);
  const vials = group(vial(d, 0, 'sativa') + vial(d, 190, 'indica') + vial(d, 380, 'cbd'), { t: placement(640, 700) });
  return d.svg(group(sheet, { t: 'translate(150 130) rotate(-3)' }) + vials);
}
