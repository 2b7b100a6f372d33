import { expect, type Page } from '@playwright/test';

/**
 * Keeps what is added to the regions that are read out, unless an open dialog makes them inert. The site takes each text away
 * after a while: who looks for it later, on a busy machine, would not find it. Runs in the page.
 */
export function keepWhatIsHeard(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new MutationObserver((records) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    for (const { target, addedNodes } of records)
      if ((target as Element).closest?.('[role="status"], [role="alert"]') && (!dialog || dialog.contains(target)))
        for (const { textContent } of addedNodes) if (textContent) heard.push(textContent);
  }).observe(document, { childList: true, subtree: true });
}

const heardIn = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** These words are read out; then they, and all that was before them, are forgotten. */
export async function expectHeard(page: Page, words: string): Promise<void> {
  await expect.poll(() => heardIn(page), 'is read out').toContainEqual(expect.stringContaining(words));
  await page.evaluate((said) => {
    const { heard } = window as unknown as { heard: string[] };
    heard.splice(0, heard.findIndex((text) => text.includes(said)) + 1);
  }, words);
}
