import type { Locator, Page } from '@playwright/test';
import { whyUnseen } from '../../../src/editor/forms/unseenFields';
import { fieldTries, type FieldTry } from '../../fixtures/editor/fieldTries';
import { formLeaves, mark } from '../../fixtures/editor/formLeaves';
import { expect, test } from '../support/editorServer';

/** Photos show on the pages that use them, so their form has no preview. */
const leaves = formLeaves().filter(({ collection, id }) => collection !== 'photos' && !whyUnseen(id));
const collections = [...new Set(leaves.map(({ collection }) => collection))];
const triesOf = fieldTries();

/** A page may show a field in few of its parts only, such as the picture of a section of one kind. */
const maxTries = 12;

function* placesToType(leaf: (typeof leaves)[number]): Generator<FieldTry> {
  let last = '';
  for (const found of triesOf(leaf)) {
    const at = [found.sample.name, found.locale, ...found.place].join(' ');
    if (at === last || found.isExclusive) continue;
    last = at;
    yield found;
  }
}

/** Marks the element around a field, such as ['variants', '0', 'title', 'en'], after expanding what is around it. */
async function findField(page: Page, place: string[]): Promise<Locator> {
  await page.evaluate((parts) => {
    document.querySelector('[data-typed]')?.removeAttribute('data-typed');
    const around = (each: Element) => each.parentElement!.closest('[data-field]');
    let frame: Element | null = null;
    let item = 0;
    for (const [index, part] of parts.entries()) {
      const isItem = /^\d+$/.test(part);
      if (isItem) item = Number(part);
      if (isItem && index < parts.length - 1) continue;
      const inside: HTMLElement[] = [...(frame ?? document).querySelectorAll<HTMLElement>('[data-field]')];
      const own: HTMLElement[] = inside.filter((each) => around(each) === frame);
      const name = isItem ? own[0]!.dataset.field : part;
      frame = own.filter(({ dataset }) => dataset.field === name)[item]!;
      item = 0;
    }
    frame!.setAttribute('data-typed', '');
    const isAround = (each: Element | null) => each !== frame && each?.contains(frame);
    for (const button of document.querySelectorAll('button'))
      if (button.ariaLabel === 'Expand' && isAround(around(button))) button.click();
  }, place);
  return page.locator('[data-typed]');
}

async function choose(page: Page, field: Locator, label: string | null): Promise<void> {
  if (label === null) return field.getByRole('combobox').press('Backspace');
  await field.getByRole('combobox').fill(label);
  await page.getByRole('option', { name: label, exact: true }).first().click();
}

/** Enters a value as an editor does. */
async function enter(page: Page, { leaf: { field }, place, typed }: FieldTry): Promise<Locator> {
  const frame = await findField(page, place);
  if (field.widget === 'select' || field.widget === 'choice') await choose(page, frame, typed);
  else if (field.widget === 'boolean') await frame.getByRole('checkbox').click();
  else {
    const input = frame.locator('input, textarea').first();
    const isMoment = (await input.getAttribute('type')) === 'datetime-local';
    await input.fill(isMoment ? typed!.slice(0, 16) : typed!);
  }
  return frame;
}

/** Enters what the entry had. */
async function undo(page: Page, frame: Locator, { leaf: { field }, typed, was }: FieldTry): Promise<void> {
  if (field.widget === 'boolean') return frame.getByRole('checkbox').click();
  if (field.widget !== 'select' && field.widget !== 'choice') return frame.locator('input, textarea').first().fill(was);
  if (was && (field.multiple !== true || typed === null)) return choose(page, frame, was);
  await frame.getByRole('combobox').fill('');
  await frame.getByRole('combobox').press('Backspace');
}

const paneIn = (page: Page) => page.frameLocator('#preview-pane');

/** Everything that the preview's page shows, and what its elements say to others. */
const readShop = (page: Page): Promise<string> =>
  paneIn(page)
    .frameLocator('iframe[title="Preview"]')
    .locator('body')
    .evaluate((body) => body.outerHTML.replace(/<script[^]*?<\/script>/g, ''));

/** Returns the page once it has stayed the same for a moment. */
async function readSettledShop(page: Page): Promise<string> {
  let last = '';
  await expect(async () => {
    const before = last;
    last = await readShop(page);
    expect(last === before).toBe(true);
  }).toPass({ intervals: [150] });
  return last;
}

/** Opens the entry's form and the site, unless they are open. */
function formOpener(page: Page, address: (hash: string) => string) {
  let opened = '';
  let site = '';
  return async ({ leaf, sample, locale }: FieldTry) => {
    const hash = `#/collections/${leaf.collection}/entries/${sample.name}`;
    if (hash !== opened) {
      await page.goto('about:blank');
      await page.goto(address(hash));
      await expect(paneIn(page).getByLabel('Site')).toBeVisible({ timeout: 90_000 });
      site = '';
    }
    opened = hash;
    if (site === locale) return;
    await paneIn(page).getByLabel('Site').selectOption(locale);
    site = locale;
    await expect(paneIn(page).frameLocator('iframe[title="Preview"]').locator('html[data-region]')).toBeAttached();
    await readSettledShop(page);
  };
}

/** The page follows within half a second, on a machine without other work. */
const followTimeoutMs = 5_000;

/** True if the page changes with the field, and back. */
async function isFollowed(page: Page, found: FieldTry): Promise<boolean> {
  const before = await readSettledShop(page);
  const frame = await enter(page, found);
  const isMarked = found.typed?.toLowerCase().includes(mark.toLowerCase());
  const isChanged = (text: string) => (isMarked ? text.toLowerCase().includes(mark.toLowerCase()) : text !== before);
  const follows = async () => expect(isChanged(await readShop(page))).toBe(true);
  const isShown = await expect(follows)
    .toPass({ timeout: followTimeoutMs, intervals: [50] })
    .then(
      () => true,
      () => false,
    );
  await undo(page, frame, found);
  return isShown;
}

async function findFollowed(page: Page, open: (found: FieldTry) => Promise<void>, leaf: (typeof leaves)[number]) {
  let count = 0;
  for (const found of placesToType(leaf)) {
    await open(found);
    if (await isFollowed(page, found)) return true;
    if (++count === maxTries) return false;
  }
  // Only one of several fields may have a value: the checks of the draft prove these.
  return count === 0;
}

for (const collection of collections)
  test(
    `the preview follows each field of the form of ${collection}`,
    { tag: ['@desktop', '@night'] },
    async ({ page, editor }) => {
      test.setTimeout(1_800_000);
      page.on('dialog', (dialog) => void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()));
      await page.setViewportSize({ width: 1920, height: 1000 });
      const open = formOpener(page, editor.address);
      const unseen: string[] = [];
      // One language after the other, because each has a page of its own.
      for (const ending of [/(?<!\.enCa|\.fr)$/, /\.enCa$/, /\.fr$/])
        for (const leaf of leaves)
          if (leaf.collection === collection && ending.test(leaf.path) && !(await findFollowed(page, open, leaf)))
            unseen.push(leaf.path);
      expect(unseen).toEqual([]);
    },
  );
