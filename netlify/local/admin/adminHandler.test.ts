import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Obstacles } from '../../../src/content/editor/changes/publisher';
import { draftPages, parseSources, sourcesText } from '../../../src/content/editor/draftPage';
import type { SaveResponse } from '../../../src/content/editor/editorApi';
import { writeJson } from '../../../src/content/editor/writeJson';
import { buildContentBatch, buildOil, writeContent } from '../../../tests/fixtures/contentFolder';
import { ownerHeaders, testGate } from '../../../tests/fixtures/servers/ownerGate';
import { listen, type Listening } from '../listen';
import { localHandler } from '../localHandler';
import { localeOf } from '../../../src/domain/region/locales';
import { adminHandler } from './adminHandler';
import { readSources } from './readSources';
import type { Rebuilder } from './rebuild';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"></svg>';
const amber = 'content/products/california-amber.json';
let root: string;
let server: Listening;
let started: number;
const changed = vi.fn();
const rebuilder: Rebuilder = {
  start: () => void (started += 1),
  state: () => ({ state: 'running', seconds: 1, expectedSeconds: 4, lines: ['Building'], faults: [] }),
};

async function startAdmin(): Promise<void> {
  const admin = adminHandler({ root, isLive: false, rebuilder, changed });
  const handler = localHandler({
    api: () => new Response('api'),
    site: () => new Response('site'),
    gate: testGate(),
    outbox: null,
    admin,
  });
  server = await listen({ host: '127.0.0.1', port: 0, handler });
}

beforeEach(async () => {
  started = 0;
  changed.mockClear();
  root = writeContent({ 'pictures/pod.svg': svg, 'pictures/battery.svg': svg });
  await startAdmin();
});
afterEach(() => server.close());

const asOwner = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(server.origin + path, { ...init, headers: { ...ownerHeaders, ...(headers as Record<string, string>) } });

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/admin/api`, {
    method: 'POST',
    headers: { ...ownerHeaders, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Sends an action and returns its status and body. */
async function act<T = { error?: string }>(action: string, params: unknown = {}): Promise<[number, T]> {
  const answer = await post({ action, params });
  return [answer.status, (await answer.json()) as T];
}

type Refused = Obstacles & { error?: string };

const publish = (...changes: { path: string; text: string | null; base: string | null }[]) =>
  act<SaveResponse & Refused>('publishChanges', { changes });
const textOf = (path: string) => {
  const place = join(root, path.replace('content/', ''));
  return /^content\/[\w/-]+\.json$/.test(path) && existsSync(place) ? readFileSync(place, 'utf8') : null;
};
/** Publishes one file on top of what is on the disk. */
const save = (path: string, value: unknown) =>
  publish({ path, text: typeof value === 'string' ? value : writeJson(value), base: textOf(path) });
const remove = (...paths: string[]) => publish(...paths.map((path) => ({ path, text: null, base: textOf(path) })));
/** The hash of a picture, as the editor loads it. */
const hashOf = async (path: string) => (await act<{ hash: string | null }>('pictureHash', { path }))[1].hash;
const removePicture = async (path: string) => publish({ path, text: null, base: await hashOf(path) });
const onDisk = (path: string) => readFileSync(join(root, path.replace('content/', '')), 'utf8');

test('the preview’s sources are the content as it is now, or what is wrong with it', async () => {
  const sources = async () => {
    const answer = await asOwner('/admin/sources.json');
    return [answer.status, await answer.text()] as const;
  };
  const [status, text] = await sources();
  expect([status, parseSources(text).content.products.map(({ slug }) => slug)]).toEqual([
    200,
    ['battery', 'california-amber'],
  ]);
  writeFileSync(join(root, 'products', 'battery.json'), '{}');
  const [refused, why] = await sources();
  expect([refused, why]).toEqual([422, expect.stringContaining('content/products/battery.json')]);
});

test('the preview shows a pod before its publication, from sources that the site does not publish', async () => {
  const publishAt = { day: '2999-12-01', time: '09:00', timezone: 'America/Los_Angeles' };
  const dawn = buildOil({
    slug: 'dawn',
    originalId: 'dawn',
    variants: [{ ...buildOil().variants[0]!, id: 'dawn-1g', batchIds: ['B-2'] }],
  });
  writeFileSync(join(root, 'products/dawn.json'), writeJson({ ...dawn, publishAt }));
  writeFileSync(
    join(root, 'batches/B-2.json'),
    writeJson(buildContentBatch({ batchId: 'B-2', productVariantId: 'dawn-1g' })),
  );
  const sources = parseSources(await (await asOwner('/admin/sources.json')).text());
  expect(sources.content.products.map(({ slug }) => slug)).not.toContain('dawn');
  const page = draftPages(sources)({ folder: 'products', value: dawn }, localeOf('en-US'))!;
  expect(page.context.product!.variants[0]!.batches.map(({ batchId }) => batchId)).toEqual(['B-2']);
  expect(sourcesText(readSources(root))).not.toMatch(/dawn|B-2/);
});

test('every entry’s text is there for checks and search, valid or not, for the owner alone', async () => {
  writeFileSync(join(root, 'products', 'battery.json'), '{');
  const answer = await asOwner('/admin/entries.json');
  const texts = (await answer.json()) as Record<string, string>;
  expect(texts['products/battery.json']).toBe('{');
  expect(texts['products/california-amber.json']).toBe(onDisk('content/products/california-amber.json'));
  expect((await asOwner('/admin/entries.json', { headers: { authorization: '' } })).status).toBe(403);
  expect(Object.keys(texts).filter((file) => !/^[a-z]+\/[\w-]+\.json$/.test(file))).toEqual([]);
});

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
    const [status, answer] = await save(amber, buildOil({ title: { en: 'Amber two', fr: 'Ambre' } }));
    expect([status, answer.message, answer.isLive]).toEqual([200, `Published ${amber}.`, false]);
    expect(answer.pages).toEqual(['/us/en/shop/pods/california-amber']);
    expect(JSON.parse(onDisk(amber))).toMatchObject({ title: { en: 'Amber two' } });
  });

  test.each([
    ['stores/fresno.json', ['/us/en/stores/fresno']],
    ['pages/support.json', ['/us/en/support', '/ca/en/support', '/ca/fr/support']],
    ['pages/rating.json', ['/us/en/rating', '/ca/en/rating', '/ca/fr/rating']],
    ['footer/footer.json', []],
  ])('saving %s responds with the pages that show it', async (file, pages) => {
    const [status, answer] = await save(`content/${file}`, JSON.parse(onDisk(`content/${file}`)));
    expect([status, answer.pages]).toEqual([200, pages]);
  });

  test('writes a new product and its report at once, in any order', async () => {
    const variant = { ...buildOil().variants[0]!, id: 'dune-1g', batchIds: ['B-2'] };
    const path = 'content/products/california-dune.json';
    const batch = buildContentBatch({ batchId: 'B-2', productVariantId: 'dune-1g' });
    const [status, answer] = await publish(
      { path, text: writeJson(buildOil({ slug: 'california-dune', variants: [variant] })), base: null },
      { path: 'content/batches/B-2.json', text: writeJson(batch), base: null },
    );
    expect([status, answer.message]).toEqual([200, 'Published 2 files.']);
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
    expect(existsSync(join(root, 'notifications/news.json'))).toBe(false);
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
    expect(await (await asOwner('/admin/pictures.json')).json()).toEqual({
      all: ['battery', 'new-one', 'pod'],
      photos: [],
    });
    const shown = await asOwner('/admin/pictures/new-one.svg');
    expect([await shown.text(), shown.headers.get('content-security-policy')]).toEqual([svg, 'sandbox']);
    expect((await removePicture(asset.path))[0]).toBe(200);
    expect((await removePicture('content/pictures/pod.svg'))[1].error).toContain(
      `${amber} · pictures[0] · expected the name of a drawing in content/pictures/, got pod`,
    );
  });
});

describe('a change that would break the content is refused with file, field and what was expected, and nothing is written', () => {
  const before = () => [onDisk(amber), onDisk('content/batches/B-1.json')];
  test.each<[string, string, unknown, string]>([
    [
      'a value the schema refuses',
      amber,
      { ...buildOil(), plantType: 'Tall' },
      `${amber} · plantType · expected one of Sativa, Indica, Hybrid, CBD, got Tall`,
    ],
    ['an unknown field', amber, { ...buildOil(), colour: 'red' }, `${amber} · colour · expected no such field here`],
    [
      'a reference to a missing entry',
      amber,
      buildOil({ brand: 'nobody' }),
      `${amber} · brand · expected the slug of a file in content/brands/, got nobody`,
    ],
    [
      'a slug that differs from the file’s name',
      amber,
      buildOil({ slug: 'other' }),
      `${amber} · slug · expected the file name, got other`,
    ],
    [
      'malformed JSON',
      amber,
      '{ "slug": ',
      `${amber} · (whole file) · expected JSON: line 1, column 11: expected a value of the field slug, got the end of the file`,
    ],
    [
      'a link to a missing page',
      'content/navigation/main.json',
      {
        items: [
          {
            id: 'a',
            title: { en: 'A', fr: 'B' },
            target: { path: '/nowhere-at-all' },
            authenticationVisibility: 'any',
          },
        ],
      },
      'content/navigation/main.json · items[0].target.path · expected a page of this site, got /nowhere-at-all',
    ],
    [
      'a name that is taken',
      'content/brands/alder-1.json',
      {
        slug: 'alder',
        name: 'A',
        story: { en: 'S' },
        label: { ink: '#111111', paper: '#222222', accent: '#333333', pattern: 'rings' },
      },
      'content/brands/alder-1.json · (whole file) · expected another name than alder, which is that of content/brands/alder.json',
    ],
  ])('%s', async (_, path, value, message) => {
    const texts = before();
    const [status, { error }] = await save(path, value);
    expect([status >= 400, error]).toEqual([true, message]);
    expect(before()).toEqual(texts);
    expect(existsSync(join(root, 'brands/alder-1.json'))).toBe(false);
  });

  test('an entry that another file refers to cannot be deleted', async () => {
    const [status, { error }] = await remove('content/brands/alder.json');
    expect(status).toBe(422);
    expect(error).toContain(`${amber} · brand · expected the slug of a file in content/brands/, got alder`);
    expect(existsSync(join(root, 'brands/alder.json'))).toBe(true);
  });

  test('a report that does not match its pod is refused alone, and published with the pod', async () => {
    const path = 'content/batches/B-1.json';
    const batch = writeJson(buildContentBatch({ totalThcPercent: 70, cannabinoids: [{ name: 'THC', percent: 70 }] }));
    const [status, { faults }] = await save(path, batch);
    expect([status, faults]).toEqual([
      422,
      [{ file: amber, field: 'variants[0].thcGrams', message: 'expected 0.7000, which is 70 % of 1 g in B-1' }],
    ]);
    const variant = { ...buildOil().variants[0]!, thcGrams: 0.7 };
    const pod = writeJson(buildOil({ variants: [variant] }));
    const [both] = await publish(
      { path: amber, text: pod, base: textOf(amber) },
      { path, text: batch, base: textOf(path) },
    );
    expect([both, onDisk(amber), onDisk(path)]).toEqual([200, pod, batch]);
  });

  test('one invalid file refuses all of them', async () => {
    const texts = before();
    const [status, { faults }] = await publish(
      { path: amber, text: writeJson(buildOil({ title: { en: 'Fine', fr: 'Bien' } })), base: textOf(amber) },
      { path: 'content/brands/new.json', text: '{}', base: null },
    );
    expect([status, new Set(faults.map(({ file }) => file))]).toEqual([422, new Set(['content/brands/new.json'])]);
    expect([before(), existsSync(join(root, 'brands/new.json'))]).toEqual([texts, false]);
    expect(started).toBe(0);
  });

  test('existing errors do not prevent saving another file', async () => {
    writeFileSync(join(root, 'stores/fresno.json'), '{');
    const [status, { faults }] = await save(amber, buildOil({ tagline: { en: 'New', fr: 'Neuf' } }));
    expect([status, faults.map(({ file }) => file)]).toEqual([200, ['content/stores/fresno.json']]);
  });

  test('a file that somebody else changed meanwhile is a conflict: nothing is written and both versions are known', async () => {
    const base = textOf(amber);
    const theirs = writeJson(buildOil({ title: { en: 'Theirs', fr: 'À eux' } }));
    expect((await publish({ path: amber, text: theirs, base }))[0]).toBe(200);
    const mine = { path: amber, text: writeJson(buildOil({ title: { en: 'Mine', fr: 'À moi' } })), base };
    const other = {
      path: 'content/notifications/news.json',
      text: null,
      base: textOf('content/notifications/news.json'),
    };
    expect(await act<Refused>('checkChanges', { changes: [mine] })).toMatchObject([
      200,
      { conflicts: [{ path: amber, theirs }] },
    ]);
    const [status, { error, conflicts }] = await publish(mine, other);
    expect([status, conflicts]).toEqual([409, [{ path: amber, theirs }]]);
    expect(error).toContain(`${amber} was changed by somebody else`);
    expect([onDisk(amber), existsSync(join(root, 'notifications/news.json'))]).toEqual([theirs, true]);
    expect((await publish({ ...mine, base: theirs }, other))[0]).toBe(200);
    expect([onDisk(amber), existsSync(join(root, 'notifications/news.json'))]).toEqual([mine.text, false]);
  });

  test('nor is a file that the other has deleted or added meanwhile written, and no other of the bundle', async () => {
    const news = 'content/notifications/news.json';
    const base = textOf(news)!;
    const brand = 'content/brands/new.json';
    const text = onDisk('content/brands/alder.json');
    const theirs = text.replace('"alder"', '"new"');
    expect((await remove(news))[0]).toBe(200);
    expect((await publish({ path: brand, text: theirs, base: null }))[0]).toBe(200);
    const [status, { error, conflicts }] = await publish(
      { path: news, text: base.replace('{', '{ '), base },
      { path: brand, text: theirs.replace('{', '{ '), base: null },
      { path: 'content/brands/third.json', text: text.replace('"alder"', '"third"'), base: null },
    );
    expect([status, conflicts]).toEqual([
      409,
      [
        { path: news, theirs: null },
        { path: brand, theirs },
      ],
    ]);
    expect(error).toBe(
      `${news} was deleted by somebody else since you opened it.\n${brand} was changed by somebody else since you opened it.`,
    );
    expect([existsSync(join(root, 'brands/third.json')), onDisk(brand)]).toEqual([false, theirs]);
  });

  test('a restarted server knows the conflict too, and that both made the same change', async () => {
    const base = textOf(amber);
    const [theirs, mine] = ['Theirs', 'Mine'].map((en) => writeJson(buildOil({ title: { en, fr: en } })));
    await publish({ path: amber, text: theirs!, base });
    await server.close();
    await startAdmin();
    expect((await publish({ path: amber, text: mine!, base }))[0]).toBe(409);
    expect((await publish({ path: amber, text: theirs!, base }))[0]).toBe(200);
    expect(onDisk(amber)).toBe(theirs);
  });

  describe('a picture that somebody else has replaced or deleted', () => {
    const path = 'content/pictures/poster.svg';
    const drawing = (width: number) => svg.replace('400', String(width));
    const upload = (text: string, base: string | null | undefined) =>
      act('persistMedia', { asset: { path, content: Buffer.from(text).toString('base64'), base } });
    let seen: string;

    beforeEach(async () => {
      await upload(svg, null);
      const [, list] = await act<{ id: string; path: string }[]>('getMedia');
      seen = list.find((each) => each.path === path)!.id;
    });

    test('is not replaced, also by a restarted server', async () => {
      expect((await upload(drawing(500), seen))[0]).toBe(200);
      await server.close();
      await startAdmin();
      for (const base of [seen, null, undefined]) {
        const [status, { error }] = await upload(drawing(600), base);
        expect([status, error]).toEqual([409, expect.stringContaining(path)]);
      }
      expect(onDisk(path)).toBe(drawing(500));
      expect((await upload(drawing(500), seen))[0], 'the same picture').toBe(200);
      expect((await upload(drawing(600), await hashOf(path)))[0]).toBe(200);
    });

    test('is not deleted, and the conflict shows it', async () => {
      await upload(drawing(500), seen);
      const [status, { conflicts }] = await publish({ path, text: null, base: seen });
      expect([status, conflicts]).toEqual([409, [{ path, theirs: Buffer.from(drawing(500)).toString('base64') }]]);
      expect(onDisk(path)).toBe(drawing(500));
      expect((await removePicture(path))[0]).toBe(200);
      expect((await upload(drawing(600), seen))[1].error).toContain(`${path} was deleted by somebody else`);
      expect((await publish({ path, text: null, base: seen }))[0], 'deleted by both').toBe(200);
    });
  });

  test('of two people who publish the same entry at once, one succeeds and the other gets a conflict', async () => {
    const base = textOf(amber);
    const texts = ['One', 'Two'].map((en) => writeJson(buildOil({ title: { en, fr: en } })));
    const answers = await Promise.all(texts.map((text) => publish({ path: amber, text, base })));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(onDisk(amber)).toBe(texts[answers.findIndex(([status]) => status === 200)]);
  });

  test('a file that cannot be written leaves all others as they were', async () => {
    const texts = before();
    // A folder in the place of a file.
    mkdirSync(join(root, 'brands/new.json.draft'));
    const brand = { ...(JSON.parse(onDisk('content/brands/alder.json')) as object), slug: 'new', name: 'New' };
    const answer = publish(
      { path: amber, text: writeJson(buildOil({ title: { en: 'Fine', fr: 'Bien' } })), base: textOf(amber) },
      { path: 'content/brands/new.json', text: writeJson(brand), base: null },
    );
    expect((await answer)[0]).toBe(500);
    expect(before()).toEqual(texts);
    expect(readdirSync(join(root, 'products'))).toEqual(['battery.json', 'california-amber.json']);
  });

  test('a build starts as soon as something is published', async () => {
    await save(amber, buildOil({ tagline: { en: 'New', fr: 'Neuf' } }));
    expect(started).toBe(1);
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

  test('a symbolic link that leads out of the content folder', async () => {
    symlinkSync('/etc/passwd', join(root, 'brands/elsewhere.json'));
    expect((await act('getEntry', { path: 'content/brands/elsewhere.json' }))[0]).toBe(403);
  });

  test.each([
    ['a script', svg.replace('></svg>', '><script>1</script></svg>')],
    ['no drawing', '<p>Hello</p>'],
  ])('a drawing with %s is refused', async (_, text) => {
    const asset = { path: 'content/pictures/bad.svg', content: Buffer.from(text).toString('base64') };
    expect((await act('persistMedia', { asset }))[0]).toBe(422);
    expect(existsSync(join(root, 'pictures/bad.svg'))).toBe(false);
  });

  test('a drawing is not accepted as a page, nor a page as a drawing', async () => {
    const asset = { path: 'content/products/evil.json', content: Buffer.from(svg).toString('base64') };
    expect((await act('persistMedia', { asset }))[0]).toBe(422);
  });
});

/** Uses a raw request, because `fetch` sets these headers itself. */
const statusWith = (headers: Record<string, string>) =>
  new Promise<number>((done, fail) => {
    const sent = httpRequest(`${server.origin}/admin/api`, {
      method: 'POST',
      headers: { ...ownerHeaders, 'content-type': 'application/json', ...headers },
    });
    sent.on('response', (answer) => done(answer.resume().statusCode!)).on('error', fail);
    sent.end('{"action":"info"}');
  });

describe('requests from others are refused', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a name that a foreign page made point here', { host: 'evil.example' }],
    ['a page of another site, by the browser’s own word', { 'sec-fetch-site': 'cross-site' }],
    ['a proxy in front', { 'x-forwarded-for': '203.0.113.7' }],
  ])('%s', async (_, headers) => {
    expect(await statusWith(headers as unknown as Record<string, string>)).toBe(403);
  });

  test('a request from the server’s own page is accepted', async () => {
    expect(await statusWith({ origin: server.origin, 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  test('a request from the server’s own page without the token is refused', async () => {
    expect(await statusWith({ origin: server.origin, 'sec-fetch-site': 'same-origin', authorization: '' })).toBe(403);
  });

  test.each([
    ['a form’s body', { headers: { 'content-type': 'text/plain' }, body: '{"action":"info"}' }, 400],
    ['no JSON', { headers: {}, body: '{' }, 400],
    ['an unknown action', { headers: {}, body: '{"action":"constructor"}' }, 422],
    ['no changes', { headers: {}, body: '{"action":"publishChanges","params":{"changes":[]}}' }, 422],
    ['wrong parameters', { headers: {}, body: '{"action":"getEntry","params":{"path":7}}' }, 422],
    ['more than a photo may have', { headers: {}, body: `"${'x'.repeat(27_000_000)}"` }, 413],
  ])('%s', async (_, { headers, body }, status) => {
    expect((await post(body, headers as Record<string, string>)).status).toBe(status);
  });

  test('only POST is accepted for actions', async () => {
    expect((await asOwner('/admin/api')).status).toBe(405);
  });
});

describe('other paths under /admin', () => {
  test('are served from the site: the page and its scripts', async () => {
    for (const path of ['/admin', '/admin/editor-1.js'])
      expect(await (await fetch(server.origin + path)).text()).toBe('site');
  });

  test('a build is started with POST and its state read with GET', async () => {
    const path = '/admin/api/rebuild';
    expect(await (await asOwner(path)).json()).toMatchObject({ state: 'running', seconds: 1, expectedSeconds: 4 });
    expect(started).toBe(0);
    await asOwner(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(started).toBe(1);
    expect((await asOwner(path, { method: 'POST', body: '{}' })).status).toBe(400);
    expect(started).toBe(1);
  });
});
