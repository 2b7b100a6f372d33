import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Phones skip what is far below their screen until the page is scrolled. Its boxes then lie over the footer, whose color
 * axe takes for the background of their text. Runs in the page.
 */
const drawSkipped = () => document.documentElement.removeAttribute('data-still');

/** Waits for transitions to end, because axe checks the colors of the current frame. Runs in the page. */
async function endOfTransitions(): Promise<void> {
  // Below the fold, cards are not rendered until they are scrolled to, and their animations never end.
  const isRendered = ({ effect }: Animation) =>
    (effect as KeyframeEffect | null)?.target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
  const passing = document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && isRendered(animation))
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}

/** Runs in the page. */
async function violations(): Promise<string[]> {
  const found = await window.axe!.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  });
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`),
  );
}

/**
 * Finds fields into which phones zoom, and stay there, because their letters are smaller than 16 px. Runs in the page.
 */
function zoomingFields(): string[] {
  if (!matchMedia('(pointer: coarse)').matches) return [];
  return [...document.querySelectorAll('input, select, textarea, [contenteditable=true]')]
    .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]'))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `letters below 16 px in ${field.outerHTML.slice(0, 120)}`);
}

/**
 * Returns fields with small letters, and the WCAG 2.2 A and AA violations that axe detects. axe stays in the document, because loading it takes as
 * long as checking the page. Throws if the page has frames, which would need an axe of their own.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const frames = page.frames().slice(1);
  if (frames.length > 0) throw new Error(`Expected no frames, found ${frames.map((frame) => frame.url()).join(', ')}`);
  await page.evaluate(drawSkipped);
  await page.evaluate(endOfTransitions);
  const zooming = await page.evaluate(zoomingFields);
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  return [...zooming, ...(await page.evaluate(violations))];
}
