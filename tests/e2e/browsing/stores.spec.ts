import { buildTime } from '../../../src/content/source/buildTime';
import { readEntries } from '../../../src/content/source/readFolder';
import { installClock } from '../support/clock';
import { expect, test } from '../support/test';
import { american, at, wordsOf } from '../support/words';

const { t, plural } = wordsOf(american);
const path = at('storeLocator');
const stores = readEntries('content', 'stores', buildTime(process.env)).filter(({ region }) => region === 'CA');
/** Far from any other store, so it never shares a marker. */
const store = stores.find(({ city }) => city === 'Eureka');

test(
  'S1-12 S2-20 S2-78 the map loads when visible, and a marker and its store are linked',
  { tag: '@core' },
  async ({ page, axe }, { project }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByText(plural('storeLocator.results', stores.length))).toBeVisible();
    if (project.name === 'phone') {
      expect(fetched).not.toContain('/map/outlines.json');
      await page.getByRole('radio', { name: t('storeLocator.map'), exact: true }).click();
    }
    const marker = page.getByRole('button', {
      name: t('storeLocator.map.marker', { store: store!.name, city: store!.city }),
    });
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: store!.name }).filter({ visible: true })).toBeVisible();
    if (project.name === 'phone') {
      const sheet = page.getByRole('group', { name: store!.name });
      const [map, card] = await Promise.all([
        page.getByRole('group', { name: t('storeLocator.map.label') }).boundingBox(),
        sheet.boundingBox(),
      ]);
      expect(card!.y, 'the sheet lies over the map').toBeGreaterThan(map!.y);
      expect(card!.y + card!.height).toBeLessThan(map!.y + map!.height);
      await expect(marker, 'the chosen store stays in view').toBeInViewport({ ratio: 1 });
      await axe();
      await sheet.getByRole('button', { name: t('app.close') }).press('Escape');
      await expect(sheet).toHaveCount(0);
    }
    expect(fetched).toContain('/map/outlines.json');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await axe();
  },
);

test(
  'S2-78 D-31 close stores share a marker with their count, which opens by keyboard until every store is there',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(path);
    const map = page.getByRole('group', { name: t('storeLocator.map.label') });
    const berkeley = stores.find(({ city }) => city === 'Berkeley')!;
    const storeMarker = map.getByRole('button', {
      name: t('storeLocator.map.marker', { store: berkeley.name, city: berkeley.city }),
    });
    const shared = map.getByRole('button', { name: 'stores around Berkeley' });
    await shared.focus();
    await expect(shared).toHaveText(/^\d+$/);
    await expect(storeMarker).toHaveCount(0);
    await expect(async () => {
      if (await shared.count()) await page.keyboard.press('Enter');
      await expect(storeMarker).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(storeMarker).toHaveAttribute('aria-pressed', 'true');
  },
);

test('S2-78 a store’s holidays are listed with its hours, on its own calendar', async ({ page, axe }) => {
  const open = stores.find(({ exceptions }) => exceptions?.length === 4)!;
  const days = open.exceptions!.toSorted((a, b) => a.day.localeCompare(b.day));
  // 11 PM on the first of these days in California, where that day is not over.
  await installClock(page, Date.parse(`${days[0]!.day}T23:00:00Z`) + 8 * 3_600_000);
  await page.goto(path);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: open.name }) });
  await card.locator('summary').click();
  const holidays = card.locator('details').getByRole('listitem');
  const named = (day: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat('en-US', {
      weekday: style,
      month: style,
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day));
  await expect(holidays).toHaveText(
    days.map(({ day, hours }) =>
      hours
        ? new RegExp(`^${named(day, 'short')}: 10.AM – 4.PM$`)
        : t('storeLocator.hours.closedOn', { date: named(day, 'long') }),
    ),
  );
  await axe();
});
