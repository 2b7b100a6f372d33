import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildOil, writeContent } from '../../../tests/fixtures/contentFolder';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { describePictures } from '../../../src/content/pictures/pictures';
import { productView } from '../../../src/content/pages/products/productView';
import { productSummaries } from '../../../src/content/pages/productSummaries';
import type { SavedPicture } from '../../../src/editor/api/editorApi';
import { contentReport } from '../../../src/content/source/contentReport';
import { readContent } from '../../../src/content/source/readContent';
import { locales } from '../../../src/domain/region/locales';
import { adminHandler } from './adminHandler';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"></svg>';
let root: string;
let handle: ReturnType<typeof adminHandler>;
beforeEach(() => {
  root = writeContent({ 'pictures/pod.svg': svg, 'pictures/battery.svg': svg });
  handle = adminHandler({ root, dataDir: createTemporaryFolder({}), rebuilder: null });
});

async function act<T>(action: string, params: unknown): Promise<[number, T & { error?: string }]> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ action, params });
  const response = await handle(new Request('http://localhost/admin/api', { method: 'POST', headers, body }));
  return [response!.status, (await response!.json()) as T & { error?: string }];
}
const upload = (file: string, bytes: Buffer | string) =>
  act<SavedPicture>('persistMedia', {
    asset: { path: `content/pictures/${file}`, content: Buffer.from(bytes).toString('base64'), isNew: true },
  });
const save = (path: string, value: unknown) => {
  const place = join(root, path.replace('content/', ''));
  const base = existsSync(place) ? readFileSync(place, 'utf8') : null;
  return act<{ faults: unknown[] }>('publishChanges', { changes: [{ path, text: JSON.stringify(value), base }] });
};
const photo = (color: string, width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

const described = (name: string, more: object = {}) => ({
  name,
  alt: { en: 'A pod on a table', fr: 'Une capsule sur une table' },
  shape: 'square',
  ...more,
});

describe('an uploaded photo', () => {
  test('gets a plain, free name, and is stored once it is checked', async () => {
    const [status, saved] = await upload('Été à la mer.JPG', await photo('#886644'));
    expect([status, saved.name, saved.path]).toEqual([200, 'ete-a-la-mer', 'content/pictures/ete-a-la-mer.jpg']);
    expect((await upload('ete-a-la-mer.png', await photo('#112233')))[1].name).toBe('ete-a-la-mer-2');
    expect((await upload('battery.webp', await photo('#112233')))[1].name).toBe('battery-2');
    expect((await upload('logo.jpg', await photo('#112233')))[1].name).toBe('logo-2');
    const [, list] = await act<{ name: string }[]>('getMedia', { mediaFolder: 'content/pictures' });
    expect(list.map(({ name }) => name)).toContain('ete-a-la-mer.jpg');
  });

  test('is shown by the editor, and offered to products and pages', async () => {
    await upload('shelf.jpg', await photo('#886644'));
    const shown = await handle(new Request('http://localhost/admin/pictures/shelf.svg'));
    expect(await shown!.text()).toContain('data:image/jpeg;base64,');
    await save('content/photos/shelf.json', described('shelf'));
    const boxes = ['shelf.svg', 'shelf.whole.svg'].map(async (file) => {
      const response = await handle(new Request(`http://localhost/admin/pictures/${file}`));
      return /viewBox="([^"]*)"/.exec(await response!.text())?.[1];
    });
    expect(await Promise.all(boxes)).toEqual(['0 0 1200 1200', '0 0 1200 900']);
    const whole = await handle(new Request('http://localhost/admin/pictures/shelf.whole.svg'));
    expect(await whole!.text()).toMatch(/^<svg width="1200" height="900"/);
    const names = await handle(new Request('http://localhost/admin/pictures.json'));
    expect(await names!.json()).toMatchObject({ all: ['battery', 'pod', 'shelf'], photos: ['shelf'] });
  });

  test('reaches its product’s page with its description, in a square', async () => {
    await upload('shelf.jpg', await photo('#886644'));
    expect((await save('content/photos/shelf.json', described('shelf')))[0]).toBe(200);
    const path = 'content/products/california-amber.json';
    expect((await save(path, buildOil({ pictures: ['shelf', 'pod'] })))[0]).toBe(200);
    const pictures = describePictures(join(root, 'pictures'));
    expect(pictures.shelf).toMatchObject({ width: 1200, height: 1200, widths: [240, 480, 800, 1200] });
    const content = readContent(root, new Set(Object.keys(pictures)));
    const [locale] = locales;
    const [summary] = productSummaries(locale, content, pictures);
    const product = content.products.find(({ slug }) => slug === summary!.slug)!;
    const view = productView({ product, summary: summary!, locale, content, pictures });
    expect(view.pictures[0]).toMatchObject({ base: pictures.shelf!.base, alt: 'A pod on a table' });
  });

  test.each<[string, string, () => Promise<Buffer> | string, RegExp]>([
    ['too small', 'tiny.jpg', () => photo('#886644', 300, 300), /^tiny\.jpg was not saved\. It has 300 × 300 pixels/],
    ['no picture', 'été 1.png', () => 'Hello', /^été 1\.png was not saved\. It is no picture/],
    [
      'a drawing with a script',
      'Bad One.svg',
      () => svg.replace('></svg>', '><script>1</script></svg>'),
      /^content\/pictures\/bad-one\.svg · expected only what draws: line 1 has <script>$/,
    ],
    ['a drawing with the name of a photo', 'shelf.png', () => svg, /^shelf\.png was not saved\. It is no picture/],
    [
      'a photo with the name of a drawing',
      'shelf.svg',
      () => photo('#886644', 900, 900),
      /expected a drawing in UTF-8$/,
    ],
    ['a drawing that is too small', 'icon.svg', () => svg.replace('400 300', '24 24'), /at least 240 wide, got 24$/],
  ])('that is %s is refused in plain words, and nothing is written', async (_, file, build, message) => {
    const before = readdirSync(join(root, 'pictures'));
    const [status, { error }] = await upload(file, await build());
    expect([status, readdirSync(join(root, 'pictures'))]).toEqual([422, before]);
    expect(error).toMatch(message);
  });

  test('a drawing of a taken name does not replace the one that is there', async () => {
    const other = svg.replace('400 300', '500 500');
    expect((await upload('pod.svg', other))[1].name).toBe('pod-2');
    expect(readFileSync(join(root, 'pictures/pod.svg'), 'utf8')).toBe(svg);
  });
});

describe('an upload that nothing uses', () => {
  const remove = (path: string, base: string) => act('removeUpload', { path, base });
  const place = () => join(root, 'pictures/shelf.jpg');
  let uploaded: SavedPicture;
  beforeEach(async () => {
    [, uploaded] = await upload('shelf.jpg', await photo('#886644'));
  });

  test('is removed, and removing it again does nothing', async () => {
    for (const _ of [1, 2]) expect((await remove(uploaded.path, uploaded.id))[0]).toBe(200);
    expect(existsSync(place())).toBe(false);
  });

  test.each<[string, () => [path: string, base: string], number]>([
    ['of which somebody has stored another version', () => [uploaded.path, 'another'], 409],
    ['that is no picture', () => ['content/products/california-amber.json', ''], 403],
    ['outside of the content', () => ['content/pictures/../../package.json', ''], 403],
  ])('and a file %s stays', async (_, call, status) => {
    expect((await remove(...call()))[0]).toBe(status);
    expect([existsSync(place()), existsSync(join(root, 'products/california-amber.json'))]).toEqual([true, true]);
  });
});

describe('a description is refused', () => {
  beforeEach(async () => void (await upload('shelf.jpg', await photo('#886644'))));

  test.each<[string, unknown, RegExp]>([
    ['without French text', described('shelf', { alt: { en: 'A pod' } }), /alt\.fr · expected French text/],
    ['without any text', described('shelf', { alt: { en: '' } }), /alt\.en · expected some text/],
    [
      'with a crop that leaves nothing',
      described('shelf', { crop: { left: 60, right: 40, top: 0, bottom: 0 } }),
      /crop/,
    ],
    [
      'with a crop that leaves too little',
      described('shelf', { shape: 'original', crop: { left: 41, right: 41, top: 0, bottom: 0 } }),
      /crop · expected at least 240 pixels to remain, got 216: cut off less$/,
    ],
    [
      'with a crop that leaves too little of a square',
      described('shelf', { crop: { left: 0, right: 0, top: 40, bottom: 34 } }),
      /crop · expected at least 240 pixels to remain, got 234: cut off less$/,
    ],
  ])('%s', async (_, entry, message) => {
    const [status, { error }] = await save('content/photos/shelf.json', entry);
    expect([status, existsSync(join(root, 'photos/shelf.json'))]).toEqual([422, false]);
    expect(error).toMatch(message);
  });

  test('only for what its own photo leaves: a slender object may be cropped as long as it is long enough', async () => {
    const object = await sharp({ create: { width: 900, height: 1200, channels: 4, background: '#00000000' } })
      .composite([{ input: await photo('#224466', 160, 1000), left: 300, top: 100 }])
      .png()
      .toBuffer();
    expect((await upload('slender.png', object))[0]).toBe(200);
    const crop = { left: 20, right: 20, top: 0, bottom: 0 };
    expect((await save('content/photos/slender.json', described('slender', { crop })))[0]).toBe(200);
    const [, { error }] = await save('content/photos/slender.json', described('slender', { shape: 'original', crop }));
    expect(error).toMatch(/crop · expected at least 240 pixels to remain, got 144: cut off less$/);
  });

  test('in a file on disk too, where the sources then name it in place of the preview', async () => {
    const crop = { left: 41, right: 41, top: 0, bottom: 0 };
    mkdirSync(join(root, 'photos'));
    writeFileSync(join(root, 'photos/shelf.json'), JSON.stringify(described('shelf', { shape: 'original', crop })));
    const response = await handle(new Request('http://localhost/admin/sources.json'));
    expect([response!.status, await response!.text()]).toEqual([
      422,
      expect.stringContaining('content/photos/shelf.json · crop · expected at least 240 pixels'),
    ]);
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'a photo that is too small',
      () => photo('#886644', 200, 900),
      'expected a photo at least 240 pixels wide, got 200',
    ],
    ['a broken photo', () => Buffer.from([0xff, 0xd8, 0xff]), 'expected a photo that can be read'],
  ])('%s that was copied into the folder is named by the content check', async (_, build, message) => {
    writeFileSync(join(root, 'pictures/copied.jpg'), await build());
    const { lines } = contentReport(root, new Date());
    expect(lines.join('\n')).toContain(`content/pictures/copied.jpg · (whole file) · ${message}`);
  });

  test('for a picture that is not there', async () => {
    const [status, { error }] = await save('content/photos/gone.json', described('gone'));
    expect([status, error]).toEqual([422, expect.stringContaining('expected the name of a picture')]);
  });
});

test('a guide may only show photos with a description', async () => {
  await upload('shelf.jpg', await photo('#886644'));
  const words = (en: string) => ({ en, fr: `${en} (fr)` });
  const guide = {
    slug: 'first',
    order: 1,
    title: words('First'),
    description: words('About the first time.'),
    heading: words('First'),
    lead: words('Read this.'),
    picture: 'shelf',
    publishedOn: '2026-01-01',
    updatedOn: '2026-01-01',
    sections: ['a', 'b', 'c'].map((id) => ({ id, heading: words(id), paragraphs: [words('Text.')] })),
  };
  const saveGuide = () => save('content/guides/first.json', guide);
  const missing =
    'content/guides/first.json · picture · expected a photo with a description in content/photos/, got shelf';
  expect(await saveGuide()).toMatchObject([422, { error: missing }]);
  await save('content/photos/shelf.json', described('shelf', { shape: 'original' }));
  expect((await saveGuide())[0]).toBe(200);
});

describe('a product', () => {
  const path = 'content/products/california-amber.json';
  const withShelf = buildOil({ pictures: ['shelf'] });
  let uploaded: SavedPicture;
  beforeEach(async () => {
    [, uploaded] = await upload('shelf.jpg', await photo('#886644'));
  });

  test('may only show photos with a description, in squares', async () => {
    expect((await save(path, withShelf))[1].error).toContain('expected a photo with a description in content/photos/');
    await save('content/photos/shelf.json', described('shelf', { shape: 'original' }));
    expect((await save(path, withShelf))[1].error).toContain('expected a photo of the shape square');
  });

  test('keeps its photo: neither the file nor its description can be deleted', async () => {
    await save('content/photos/shelf.json', described('shelf'));
    await save(path, withShelf);
    const description = 'content/photos/shelf.json';
    const base = readFileSync(join(root, 'photos/shelf.json'), 'utf8');
    expect((await act('publishChanges', { changes: [{ path: description, text: null, base }] }))[0]).toBe(422);
    const [status, { error }] = await act('removeUpload', { path: uploaded.path, base: uploaded.id });
    expect([status, error]).toEqual([422, expect.stringContaining('expected the name of a picture')]);
    expect(existsSync(join(root, 'pictures/shelf.jpg'))).toBe(true);
  });
});
