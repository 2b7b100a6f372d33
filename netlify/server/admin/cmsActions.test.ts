import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { EntryVersion } from '../../../src/editor/changes/publisher';
import type { PictureNames } from '../../../src/editor/entries/entryTexts';
import { writeJson } from '../../../src/editor/entries/writeJson';
import { buildContentBatch, buildOil } from '../../../tests/fixtures/contentFolder';
import { amber, svg, serveAdmin } from '../../../tests/fixtures/editor/adminServer';

const { asOwner, act, publish, save, remove, removePicture, onDisk, changed, root } = serveAdmin();

describe('the protocol of Decap’s proxy server', () => {
  test('the server identifies itself', async () => {
    expect(await act('info')).toEqual([200, { repo: 'content', publish_modes: ['simple'], type: 'local_fs' }]);
  });

  test('lists a folder with its files’ contents, and opens a file', async () => {
    const [, list] = await act<{ data: string; file: { path: string } }[]>('entriesByFolder', {
      folder: 'content/products',
      extension: 'json',
      depth: 1,
    });
    expect(list.map(({ file }) => file.path)).toEqual(['content/products/battery.json', amber]);
    expect(list[1]!.data).toBe(onDisk(amber));
    expect(await act('getEntry', { path: amber })).toMatchObject([200, { data: onDisk(amber), file: { path: amber } }]);
    expect(await act('entriesByFiles', { files: [{ path: amber, label: 'Amber' }] })).toMatchObject([
      200,
      [{ file: { path: amber, label: 'Amber' } }],
    ]);
    expect((await act('getEntry', { path: 'content/products/gone.json' }))[0]).toBe(404);
    expect(await act('readText', { path: amber })).toEqual([200, { text: onDisk(amber) }]);
    expect(await act('readText', { path: 'content/products/gone.json' })).toEqual([200, { text: null }]);
  });

  test('writes a changed product and responds with its pages', async () => {
    const [status, response] = await save(amber, buildOil({ title: { en: 'Amber two', fr: 'Ambre' } }));
    expect([status, response.message, response.isLive]).toEqual([200, `Published ${amber}.`, false]);
    expect(response.pages).toEqual(['/us/en/shop/pods/california-amber']);
    expect(JSON.parse(onDisk(amber))).toMatchObject({ title: { en: 'Amber two' } });
  });

  test.each([
    ['stores/fresno.json', ['/us/en/stores/fresno']],
    ['pages/support.json', ['/us/en/support', '/ca/en/support', '/ca/fr/support']],
    ['pages/rating.json', ['/us/en/rating', '/ca/en/rating', '/ca/fr/rating']],
    ['footer/footer.json', []],
  ])('saving %s responds with the pages that show it', async (file, pages) => {
    const [status, response] = await save(`content/${file}`, JSON.parse(onDisk(`content/${file}`)));
    expect([status, response.pages]).toEqual([200, pages]);
  });

  test('writes a new product and its report at once, in any order', async () => {
    const variant = { ...buildOil().variants[0]!, id: 'dune-1g', batchIds: ['B-2'] };
    const path = 'content/products/california-dune.json';
    const batch = buildContentBatch({ batchId: 'B-2', productVariantId: 'dune-1g' });
    const [status, response] = await publish(
      { path, text: writeJson(buildOil({ slug: 'california-dune', variants: [variant] })), base: null },
      { path: 'content/batches/B-2.json', text: writeJson(batch), base: null },
    );
    expect([status, response.message]).toEqual([200, 'Published 2 files.']);
    expect(JSON.parse(onDisk('content/batches/B-2.json'))).toMatchObject({ batchId: 'B-2' });
    expect(JSON.parse(onDisk(path))).toMatchObject({ slug: 'california-dune' });
  });

  test('saves relative dates as written, and names no page of an entry that is not on the site yet', async () => {
    const path = 'content/products/california-amber.json';
    const soon = { day: 'build+30d', time: '09:00', timezone: 'America/Los_Angeles' };
    const [status, { pages }] = await save(path, { ...buildOil({ publishedOn: 'build-3d' }), publishAt: soon });
    expect([status, pages]).toEqual([200, []]);
    expect(JSON.parse(onDisk(path))).toMatchObject({ publishedOn: 'build-3d', publishAt: soon });
  });

  test('deletes an entry that nothing refers to', async () => {
    const path = 'content/notifications/news.json';
    expect((await remove(path))[0]).toBe(200);
    expect(existsSync(join(root(), 'notifications/news.json'))).toBe(false);
  });

  test('the server learns of each saved and deleted entry, whose schedule it must watch, and of no refused one', async () => {
    await save(amber, buildOil({ tagline: { en: 'New', fr: 'Neuf' } }));
    expect(changed).toHaveBeenCalledTimes(1);
    await remove('content/notifications/news.json');
    expect(changed).toHaveBeenCalledTimes(2);
    await save(amber, buildOil({ brand: 'nobody' }));
    await remove('content/brands/alder.json');
    await act('getEntry', { path: amber });
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('knows the versions of an entry, and none of a file outside the content', async () => {
    const before = onDisk(amber);
    await save(amber, buildOil({ tagline: { en: 'New', fr: 'Neuf' } }));
    const after = onDisk(amber);
    const [, versions] = await act<EntryVersion[]>('versions', { path: amber });
    const texts = versions.map(async ({ id }) => (await act<{ text: string }>('versionText', { path: amber, id }))[1]);
    expect(await Promise.all(texts)).toEqual([{ text: after }, { text: before }]);
    expect((await act('versions', { path: 'content/../package.json' }))[0]).toBe(403);
  });

  test('lists, shows, adds and deletes drawings', async () => {
    const [, list] = await act<{ name: string; content: string }[]>('getMedia', { mediaFolder: 'content/pictures' });
    expect(list.map(({ name }) => name)).toEqual(['battery.svg', 'logo.svg', 'pod.svg']);
    expect(Buffer.from(list[2]!.content, 'base64').toString()).toBe(svg);
    const asset = {
      path: 'content/pictures/new-one.svg',
      content: Buffer.from(svg).toString('base64'),
      encoding: 'base64',
    };
    expect((await act('persistMedia', { asset }))[0]).toBe(200);
    const pictures = (await (await asOwner('/admin/pictures.json')).json()) as Required<PictureNames>;
    expect(pictures).toEqual({
      all: ['battery', 'new-one', 'pod'],
      photos: [],
      thumbnails: expect.objectContaining({
        pod: expect.stringMatching(/^\/admin\/pictures\/pod\.[0-9a-f]{8}-240\.avif$/),
      }),
    });
    const thumbnail = await asOwner(pictures.thumbnails['new-one']!);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await sharp(await thumbnail.arrayBuffer()).metadata()).width).toBe(240);
    const another = await asOwner('/admin/pictures/new-one.00000000-240.avif');
    expect(await another.text(), 'left to the site, which has none').toBe('site');
    const shown = await asOwner('/admin/pictures/new-one.svg');
    expect([await shown.text(), shown.headers.get('content-security-policy')]).toEqual([
      svg,
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    ]);
    expect((await removePicture(asset.path))[0]).toBe(200);
    expect((await removePicture('content/pictures/pod.svg'))[1].error).toContain(
      `${amber} · pictures[0] · expected the name of a drawing in content/pictures/, got pod`,
    );
  });
});

describe('files outside the content folder are inaccessible', () => {
  test.each([
    '../package.json',
    'content/../package.json',
    'content/products/../../secret.json',
    'content/products/..%2f..%2fsecret.json',
    '/etc/passwd',
    'content/secrets/a.json',
    'content/products/a.js',
    'content/products/.hidden.json',
    'content/products/sub/a.json',
    'content/__proto__/a.json',
    'content\\products\\a.json',
    'content/products/a.json\u0000',
    'content/pictures/a.json',
    '',
  ])('%j', async (path) => {
    for (const action of ['getEntry', 'readText']) expect((await act(action, { path }))[0]).toBe(403);
    expect((await save(path, buildOil()))[0]).toBe(403);
    expect((await remove(path))[0]).toBe(403);
    expect((await act('entriesByFolder', { folder: path }))[0]).toBe(403);
  });

  test.each([
    ['a script', svg.replace('></svg>', '><script>1</script></svg>')],
    ['no drawing', '<p>Hello</p>'],
  ])('a drawing with %s is refused', async (_, text) => {
    const asset = { path: 'content/pictures/bad.svg', content: Buffer.from(text).toString('base64') };
    expect((await act('persistMedia', { asset }))[0]).toBe(422);
    expect(existsSync(join(root(), 'pictures/bad.svg'))).toBe(false);
  });

  test('a drawing is not accepted as a page, nor a page as a drawing', async () => {
    const asset = { path: 'content/products/evil.json', content: Buffer.from(svg).toString('base64') };
    expect((await act('persistMedia', { asset }))[0]).toBe(422);
  });
});
