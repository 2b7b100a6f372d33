import { expect, type Page } from '@playwright/test';

interface Heard {
  role: 'status' | 'alert';
  text: string;
}

/**
 * Records text added to live regions, unless an open dialog makes them inert. The site removes each text after a while,
 * and a busy test would miss it. Runs in the page.
 */
export function recordAnnouncements(): void {
  const heard: Heard[] = [];
  Object.assign(window, { heard });
  new MutationObserver((records) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    for (const { target, addedNodes } of records) {
      const region = (target as Element).closest?.('[role="status"], [role="alert"]');
      if (!region || (dialog && !dialog.contains(region))) continue;
      const role = region.getAttribute('role') as Heard['role'];
      for (const { textContent } of addedNodes) if (textContent) heard.push({ role, text: textContent });
    }
  }).observe(document, { childList: true, subtree: true });
}

const heardIn = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

/** Expects these words to have been announced once, and clears the record up to them. */
export async function expectAnnounced(page: Page, words: string, role: Heard['role'] = 'status'): Promise<void> {
  const isMeant = (each: Heard) => each.role === role && each.text.includes(words);
  const count = async () => {
    const heard = await heardIn(page);
    return { times: heard.filter(isMeant).length, heard };
  };
  await expect.poll(count, `"${words}" is read out once`).toMatchObject({ times: 1 });
  const { heard } = await count();
  await page.evaluate(
    (length) => (window as unknown as { heard: Heard[] }).heard.splice(0, length),
    heard.findIndex(isMeant) + 1,
  );
}
