import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEditor } from '../e2e/support/editorServer';
import { findProduct } from '../e2e/support/siteContent';
import { screens } from './support/driver';
import { openRelay } from './support/relay';
import { Shopper } from './support/shopper';
import { expect, test } from './support/test';

const pod = findProduct((product) => product.productType === 'oil' && !product.visibility.availableCaAll);

/** The heading of the page in the preview, which is in a frame within Decap's own. */
const previewed = `document.querySelector('#preview-pane')?.contentDocument
  ?.querySelector('iframe')?.contentDocument?.querySelector('main h1')?.textContent`;

test('D-01 an editor changes a title, sees it in the page, and publishes it', async ({ driver }) => {
  const editor = await openEditor();
  const relay = await openRelay(editor.origin);
  try {
    const person = new Shopper(driver, relay);
    await driver.reset();
    await driver.resize(screens.desktop);
    await person.open(editor.address(`#/collections/pods/entries/${pod.slug}`).slice(editor.origin.length));
    const title = { role: 'textbox', name: 'English', at: 0 } as const;
    await person.sees(title);
    await person.holds(`${previewed} === ${JSON.stringify(pod.title.en)}`);
    await person.types(title, ' Deux');
    await person.holds(`${previewed} === ${JSON.stringify(`${pod.title.en} Deux`)}`);
    await person.clicks({ role: 'button', name: 'Save', isPart: true });
    await person.clicks({ role: 'menuitem', name: 'Save as draft' });
    const review = { role: 'dialog', name: 'Your changes' } as const;
    await person.clicks({ role: 'button', name: 'Review', isPart: true });
    await person.clicks({ role: 'button', name: 'Publish one change', within: review });
    await expect
      .poll(() => readFileSync(join(editor.content, 'products', `${pod.slug}.json`), 'utf8'), { timeout: 60_000 })
      .toContain(JSON.stringify(`${pod.title.en} Deux`));
    await person.clicks({ role: 'button', name: 'Close', within: review });
    await person.misses(review);
    expect(relay.complaints).toEqual([]);
  } finally {
    await driver.open('about:blank');
    await relay.close();
    await editor.close();
  }
});
