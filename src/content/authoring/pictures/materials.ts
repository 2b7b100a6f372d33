import type { Drawing, Stop } from './drawing';

/** Soft-touch or anodised graphite, lit from the upper left, across a body with flat front and round sides. */
export function graphite(d: Drawing, finish: 'soft' | 'anodised'): string {
  const stops: Stop[] =
    finish === 'soft'
      ? [[0, '#1d1a18'], [0.05, '#35302c'], [0.2, '#5a534d'], [0.34, '#494340'], [0.6, '#383330'], [0.85, '#282421'], [0.955, '#1b1816'], [1, '#2c2825']]
      : [[0, '#26221f'], [0.018, '#7d746b'], [0.05, '#4a443f'], [0.13, '#6b635b'], [0.24, '#7a7168'], [0.3, '#5d564f'], [0.62, '#4a443e'], [0.84, '#37322e'], [0.94, '#252220'], [0.975, '#4d4741'], [1, '#1c1917']];
  return d.linear(stops);
}

/** Polished steel with the bands of a studio: window, dark room, rim light. */
export function steel(d: Drawing): string {
  return d.linear([
    [0, '#4c4944'], [0.025, '#a8a49c'], [0.07, '#6e6a64'], [0.13, '#f4f2ed'], [0.21, '#ffffff'], [0.27, '#bdb9b1'], [0.42, '#8d8981'],
    [0.58, '#c9c6bf'], [0.74, '#77736c'], [0.86, '#3f3c38'], [0.93, '#6b6761'], [0.97, '#d8d5ce'], [1, '#58554f'],
  ]);
}
