import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  buildDevice,
  buildOil,
  fixturePictureNames,
  renderedPictures,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { OldFiles } from '../files/oldFiles';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { headWords } from '../../app/headWordsByLocale';
import { openGraphPictures } from './openGraphPictures';
import { describePictures } from '../pictures/pictures';
import type { PageContext } from '../pages/pageContext';
import { readContent } from '../source/readContent';
import { sitePages } from '../pages/sitePages';

const drawing = (fill: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="${fill}"/></svg>`;
const drawings = { 'pod.svg': drawing('#c00'), 'battery.svg': drawing('#00c'), 'hero.svg': drawing('#111') };

interface Shop {
  pages: PageContext[];
  draw: (drawn?: Record<string, string>) => ReturnType<typeof openGraphPictures>;
  folders: { to: string; cacheDir: string; oldFiles: OldFiles };
}

function openShop(changes: Record<string, unknown> = {}, root = createTemporaryFolder({ '.keep': '' })): Shop {
  const content = readContent(writeContent(changes), fixturePictureNames);
  const pages = sitePages(content, renderedPictures).map(({ context }) => context);
  const folders = { to: join(root, 'og'), cacheDir: join(root, 'cache'), oldFiles: new OldFiles() };
  return {
    pages,
    folders,
    draw: (drawn = drawings) => {
      const folder = createTemporaryFolder(drawn);
      const pictures = describePictures(folder);
      return openGraphPictures(pages, { content, words: headWords, drawings: folder, pictures }, folders);
    },
  };
}

const pageOf = ({ pages }: Shop, localeId: string, path: string) =>
  pages.find((page) => page.localeId === localeId && page.localPath === path)!;

const timesOf = async (folder: string) =>
  Promise.all((await readdir(folder)).sort().map(async (file) => [file, (await stat(join(folder, file))).mtimeMs]));

describe('link preview pictures', () => {
  test('D-03 are a JPEG of 1200 × 630 for each product, with its drawing, and one of the site for all other pages', async () => {
    const shop = openShop();
    const pictureOf = await shop.draw();
    const amber = pictureOf(pageOf(shop, 'en-US', '/shop/pods/california-amber'));
    expect(amber).toMatchObject({ width: 1200, height: 630, alt: 'Amber Live Resin THC Vape Pod | Alder' });
    expect(amber.path).toMatch(/^\/og\/california-amber-[0-9a-f]{10}\.jpg$/);
    const file = join(shop.folders.to, amber.path.slice('/og/'.length));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [red, green, blue] = await sharp(file).extract({ left: 905, top: 315, width: 1, height: 1 }).raw().toBuffer();
    expect([red! > 150, green! < 60, blue! < 60]).toEqual([true, true, true]);
    const site = pictureOf(pageOf(shop, 'en-US', '/terms'));
    expect(site).toEqual(pictureOf(pageOf(shop, 'en-US', '/')));
    expect(site).toMatchObject({ alt: 'Lumapod · Unlocked by light' });
  });

  test('D-04 differ by language only where the words do', async () => {
    const shop = openShop();
    const pictureOf = await shop.draw();
    const battery = (localeId: string) => pictureOf(pageOf(shop, localeId, '/shop/devices/battery')).path;
    expect(battery('en-CA')).toBe(battery('en-US'));
    expect(battery('fr-CA')).not.toBe(battery('en-US'));
    const names = await readdir(shop.folders.to);
    expect(names.map((name) => name.replace(/-[0-9a-f]{10}\.jpg$/, '')).sort()).toEqual([
      'battery',
      'battery',
      'california-amber',
      'en-CA',
      'en-US',
      'fr-CA',
    ]);
  });

  test('are redrawn, under a new name, only if a drawing or a word changed', async () => {
    const root = createTemporaryFolder({ '.keep': '' });
    const shop = openShop({}, root);
    const first = await shop.draw();
    const before = await timesOf(shop.folders.cacheDir);
    await shop.draw();
    expect(await timesOf(shop.folders.cacheDir)).toEqual(before);
    const amber = (of: Shop, pictureOf: typeof first) =>
      pictureOf(pageOf(of, 'en-US', '/shop/pods/california-amber')).path;
    const repainted = await shop.draw({ ...drawings, 'pod.svg': drawing('#0c0') });
    expect(amber(shop, repainted)).not.toBe(amber(shop, first));
    const renamed = openShop(
      {
        'products/california-amber.json': buildOil({
          title: { en: 'Umber' },
          visibility: productSoldIn('availableUs'),
        }),
      },
      root,
    );
    expect(amber(renamed, await renamed.draw())).not.toBe(amber(shop, first));
    expect(await timesOf(shop.folders.cacheDir)).toEqual(expect.arrayContaining(before));
    expect(await readdir(shop.folders.cacheDir)).toHaveLength(before.length + 2);
    // No page names the earlier ones.
    renamed.folders.oldFiles.remove();
    expect(await readdir(shop.folders.to)).toHaveLength(before.length);
  });

  test('of a product with the site’s drawing stands on a product’s light background', async () => {
    const shop = openShop({ 'products/battery.json': buildDevice({ pictures: ['hero'] }) });
    const pictureOf = await shop.draw();
    const corner = async (path: string) => {
      const file = join(shop.folders.to, pictureOf(pageOf(shop, 'en-US', path)).path.slice('/og/'.length));
      return [...(await sharp(file).extract({ left: 4, top: 620, width: 1, height: 1 }).raw().toBuffer())];
    };
    expect(Math.min(...(await corner('/shop/devices/battery')))).toBeGreaterThan(200);
    expect(Math.max(...(await corner('/terms')))).toBeLessThan(50);
  });

  test('may show a photo of 10 MB', async () => {
    const color = { create: { width: 1600, height: 1600, channels: 4, background: '#0c0' } } as const;
    const bytes = await sharp(color).png({ compressionLevel: 0 }).toBuffer();
    const image = `<image width="300" height="300" href="data:image/png;base64,${bytes.toString('base64')}"/>`;
    const shop = openShop();
    const pictureOf = await shop.draw({ ...drawings, 'pod.svg': drawing('#c00').replace('</svg>', `${image}</svg>`) });
    const { path } = pictureOf(pageOf(shop, 'en-US', '/shop/pods/california-amber'));
    const file = sharp(join(shop.folders.to, path.slice('/og/'.length)));
    const [red, green] = await file.extract({ left: 905, top: 315, width: 1, height: 1 }).raw().toBuffer();
    expect([red! < 60, green! > 150]).toEqual([true, true]);
  });

  test('are restored from the cache if deleted from the site', async () => {
    const shop = openShop();
    await shop.draw();
    const files = await readdir(shop.folders.to);
    await rm(shop.folders.to, { recursive: true });
    await shop.draw();
    expect(await readdir(shop.folders.to)).toEqual(files);
  });
});
