import { siteColors } from './color';
import type { Drawing } from './drawing';

/** Draws a dark contact line, `half` to each side, and a soft shadow away from the lamp. */
export function standingShadow(d: Drawing, at: readonly [x: number, y: number, half: number]): string {
  const [x, y, half] = at;
  return (
    d.glow([x + half * 0.4, y + 3, half * 2.1, half * 0.26], siteColors.ink, 0.2) +
    d.glow([x + half * 0.12, y + 2, half * 1.3, half * 0.13], siteColors.ink, 0.5) +
    d.glow([x, y, half * 1.02, half * 0.05], siteColors.ink, 0.75)
  );
}
