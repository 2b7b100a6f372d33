import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeJson } from '../../../src/editor/entries/writeJson';
import { buildOil } from '../../../tests/fixtures/contentFolder';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { serveAdmin, svg } from '../../../tests/fixtures/editor/adminServer';

const { asOwner, act, publish, save, remove, root } = serveAdmin();

const outsideFiles = { 'amber.json': '{"secret":1}', 'products/amber.json': '{"secret":1}', 'pod.svg': `${svg}secret` };
let outside: string;
beforeEach(() => (outside = createTemporaryFolder(outsideFiles)));

const link = (target: string, path: string) => {
  rmSync(join(root(), path), { recursive: true, force: true });
  symlinkSync(join(outside, target), join(root(), path));
};
const unchanged = () =>
  Object.entries(outsideFiles).every(([path, text]) => readFileSync(join(outside, path), 'utf8') === text);
const asset = { path: 'content/pictures/pod.svg', content: Buffer.from(svg).toString('base64'), isNew: false };

describe('the editor follows no link out of the content folder', () => {
  test.each<[string, () => void, string]>([
    ['a file', () => link('amber.json', 'products/amber.json'), 'content/products/amber.json'],
    ['a folder', () => link('products', 'products'), 'content/products/amber.json'],
    ['nothing', () => link('nowhere.json', 'products/amber.json'), 'content/products/amber.json'],
  ])('to %s', async (_, prepare, path) => {
    prepare();
    for (const action of ['getEntry', 'readText']) expect((await act(action, { path }))[0]).toBe(403);
    expect((await save(path, buildOil({ slug: 'amber' })))[0]).toBeGreaterThanOrEqual(400);
    expect((await remove(path))[0]).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(await act('entriesByFolder', { folder: 'content/products' }))).not.toContain('secret');
    expect((await asOwner('/admin/entries.json')).status).toBe(422);
    expect(unchanged()).toBe(true);
  });

  test('to a drawing', async () => {
    link('pod.svg', 'pictures/pod.svg');
    expect((await asOwner('/admin/pictures/pod.svg')).status).toBe(403);
    for (const params of [{ asset }, { path: asset.path }])
      expect((await act('asset' in params ? 'persistMedia' : 'getMediaFile', params))[0]).toBe(403);
    expect((await publish({ path: asset.path, text: null, base: null }))[0]).toBe(403);
    expect(unchanged()).toBe(true);
  });

  test('to the file that is written before it replaces another', async () => {
    link('amber.json', 'products/california-amber.json.draft');
    expect((await save('content/products/california-amber.json', buildOil({ originalId: 'other' })))[0]).toBe(200);
    expect(unchanged()).toBe(true);
    expect(readFileSync(join(root(), 'products/california-amber.json'), 'utf8')).toBe(
      writeJson(buildOil({ originalId: 'other' })),
    );
    expect(readdirSync(join(root(), 'products')).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  test('nor reads a pipe', async () => {
    execFileSync('mkfifo', [join(root(), 'products/pipe.json')]);
    const [status, { error }] = await act('getEntry', { path: 'content/products/pipe.json' });
    expect([status, error]).toEqual([422, expect.stringContaining('content/products/pipe.json')]);
    expect((await asOwner('/admin/entries.json')).status).toBe(422);
  });
});
