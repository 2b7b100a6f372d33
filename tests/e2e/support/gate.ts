import type { Locator, Page } from '@playwright/test';
import { legalAge } from '../../../src/domain/region/ageGate';
import type { Locale } from '../../../src/domain/region/locales';
import { veilId } from '../../../src/domain/site/veil';
import { wordsOf } from './words';

export function gateTitle(locale: Locale): string {
  const { t } = wordsOf(locale);
  return locale.country === 'us' ? t('gate.us.question', { legalAge: legalAge.us }) : t('gate.title');
}

export const findGate = (page: Page, locale: Locale): Locator => page.getByRole('dialog', { name: gateTitle(locale) });

export const enterSite = (gate: Locator, locale: Locale): Promise<void> =>
  gate
    .getByRole('button', { name: wordsOf(locale).t(locale.country === 'us' ? 'gate.us.yes' : 'gate.submit') })
    .click();

interface GateFrames {
  /** Frames with an open dialog other than the veil's empty one. */
  dialog: number;
  /** Frames with the veil, before the gate is rendered. */
  veil: number;
  /** Frames with the page's words, but neither dialog nor veil. */
  bare: number;
}

/** Counts frames of later pages. Returns a function that reads the open page's counts. */
export async function watchGate(page: Page): Promise<() => Promise<GateFrames>> {
  await page.addInitScript((veil) => {
    const frames = { dialog: 0, veil: 0, bare: 0 };
    Object.assign(window, { gateFrames: frames });
    const sample = () => {
      const isOpen = document.querySelector(`dialog[open]:not(#${veil})`) !== null;
      const isVeiled = document.documentElement?.dataset.gate === 'open';
      if (isOpen) frames.dialog += 1;
      if (isVeiled) frames.veil += 1;
      if (!isOpen && !isVeiled && document.body?.innerText) frames.bare += 1;
      requestAnimationFrame(sample);
    };
    sample();
  }, veilId);
  return () => page.evaluate(() => (window as unknown as { gateFrames: GateFrames }).gateFrames);
}

/** Returns the elements behind the dialog that accept focus, and how many were tried. */
export const focusableBehind = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, input, select, [tabindex]')];
    const behind = all.filter((element) => !element.closest('dialog'));
    const taken = behind.filter((element) => {
      element.focus();
      return document.activeElement === element;
    });
    return { tried: behind.length, taken: taken.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
