import type { Page } from '@playwright/test';
import { splitCatalogue } from '../../src/content/pages/splitCatalogue';
import type { CataloguePart } from '../../src/domain/catalogue/files/catalogueFiles';
import type { ProductSummary } from '../../src/domain/catalogue/productSummary';
import { en } from '../../src/i18n/messages/en';
import { computeSpread, type Spread } from './filtering';
import { acceptedStorage, openPhone, slowDown, withBrowser } from './phone';

interface Interaction {
  /** From the tap to the next frame, which shows the control's response. */
  answer: number;
  /** From the tap to the frame that shows the new list. */
  list: number;
}

const rounds = 24;

/** Records, for each tap on a filter, when the next frame was painted, and when the one with a new count was. */
function watchPresses(): void {
  const presses: Interaction[] = [];
  Object.assign(window, { presses });
  // A message posted during a frame arrives after the browser has painted it.
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
      const press: Interaction = { answer: 0, list: 0 };
      presses.push(press);
      afterFrame(() => {
        press.answer = performance.now() - timeStamp;
      });
      const status = document.querySelector('main [role="status"]')!;
      const observer = new MutationObserver(() => {
        observer.disconnect();
        afterFrame(() => {
          press.list = performance.now() - timeStamp;
        });
      });
      observer.observe(status, { characterData: true, childList: true, subtree: true });
    },
    { capture: true },
  );
}

/** Taps filters, and then a checkbox without effects, which is the baseline of the machine. */
async function pressAll(page: Page): Promise<Interaction[]> {
  await page.getByRole('button', { name: en['list.filters'], exact: true }).tap();
  const panel = page.getByRole('dialog');
  const boxes = panel.getByRole('checkbox', { disabled: false });
  await boxes.first().waitFor();
  for (let round = 0; round < rounds; round += 1) {
    await boxes.nth(round % 4).tap();
    await page.waitForTimeout(700);
  }
  await panel.evaluate((dialog) => {
    dialog.querySelector('li')!.insertAdjacentHTML('beforebegin', '<input type="checkbox" id="bare">');
  });
  for (let round = 0; round < rounds; round += 1) {
    await page.locator('#bare').tap();
    await page.waitForTimeout(200);
  }
  return page.evaluate(() => (window as unknown as { presses: Interaction[] }).presses);
}

/**
 * Times each tap on a filter, in milliseconds, for the list at this URL. `bare` has the times of a checkbox without
 * effects. A given catalogue replaces the site's own.
 */
export async function measureFiltering(
  url: string,
  catalogue?: readonly ProductSummary[],
): Promise<Record<keyof Interaction | 'bare', Spread>> {
  return withBrowser(async (browser) => {
    const page = await (await openPhone(browser, acceptedStorage)).newPage();
    await page.addInitScript(watchPresses);
    const files = new Map(catalogue && splitCatalogue(catalogue, 'en-US'));
    if (catalogue)
      await page.route('**/lists/*/*.json', (route) => {
        const part = new URL(route.request().url()).pathname.split('/').at(-1)!.replace('.json', '');
        return route.fulfill({ json: files.get(part as CataloguePart) });
      });
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowDown(page);
    const presses = await pressAll(page);
    // Omits the first tap, which compiles the code that it runs.
    const warm = presses.slice(1, rounds);
    return {
      answer: computeSpread(warm.map(({ answer }) => answer)),
      list: computeSpread(warm.map(({ list }) => list)),
      bare: computeSpread(presses.slice(rounds).map(({ answer }) => answer)),
    };
  });
}
