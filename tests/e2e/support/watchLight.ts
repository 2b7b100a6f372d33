import type { Page } from '@playwright/test';
import { levelColors, type Level } from '../../../src/domain/unlock/lightEncoder';
import type { ShownFrame } from '../../fixtures/light/lightScreen';

interface Sample {
  time: number;
  colour: string;
  /** The longer side of the pad, in CSS pixels. */
  size: number;
}

/**
 * Samples the light's pad in each frame. Returns a function that reads the samples. It runs before the player in each
 * frame, so it sees what the previous frame painted.
 */
export async function watchLight(page: Page): Promise<() => Promise<Sample[]>> {
  await page.evaluate(() => {
    const samples: Sample[] = [];
    Object.assign(window, { lightSamples: samples });
    let before = 0;
    requestAnimationFrame(function look(time) {
      requestAnimationFrame(look);
      const pad = document.querySelector('dialog[open] [data-level]');
      if (pad && before) {
        const { width, height } = pad.getBoundingClientRect();
        const { backgroundColor } = getComputedStyle(pad);
        samples.push({ time: before, colour: backgroundColor, size: Math.max(width, height) });
      }
      before = time;
    });
  });
  return () => page.evaluate(() => (window as unknown as { lightSamples: Sample[] }).lightSamples);
}

const painted = levelColors.map((colour) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
});

/** Throws on a color that is not a level. */
export function parseLevels(samples: readonly Sample[]): ShownFrame[] {
  return samples.map(({ time, colour }) => {
    const level = painted.indexOf(colour);
    if (level < 0) throw new Error(`Expected the pad in the color of a level, got ${colour}.`);
    return { time, level: level as Level };
  });
}

/** Returns the frames that changed the level, including the first. */
export const brightnessChanges = (frames: readonly ShownFrame[]): ShownFrame[] =>
  frames.filter(({ level }, index) => level !== frames[index - 1]?.level);
