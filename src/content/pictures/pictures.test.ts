import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countMissingPictures, describePictures, pictureNames, renderPictureFile, renderPictures } from './pictures';

const drawing = (width: number, height: number, fill = '#c00') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<circle cx="${width / 2}" cy="${height / 2}" r="90" fill="${fill}"/></svg>`;

let root = '';
const folders = () => ({ from: join(root, 'from'), to: join(root, 'public'), cacheDir: join(root, 'cache') });
async function render(report?: (line: string) => void) {
  await renderPictures(folders(), report);
  return describePictures(folders().from);
}
const writeDrawing = (name: string, svg: string) => writeFile(join(root, 'from', `${name}.svg`), svg);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(root, 'from'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('renderPictures', () => {
  test('D-03 renders AVIF and WebP at each width up to the drawing, with its box', async () => {
    await writeDrawing('battery', drawing(1200, 600));
    await writeDrawing('pod-halden-cbd', drawing(1200, 1200));
    const table = await render();
    const { base, ...box } = table.battery!;
    expect(base).toMatch(/^\/pictures\/battery\.[0-9a-f]{8}$/);
    expect(box).toEqual({ width: 1200, height: 600, widths: [240, 480, 800, 1200] });
    expect(table['pod-halden-cbd']!.widths).toEqual([240, 480, 800]);
    const files = await readdir(folders().to);
    expect(files).toHaveLength((4 + 3) * 2);
    for (const format of ['avif', 'webp']) {
      const file = join(folders().to, `${base.replace('/pictures/', '')}-480.${format}`);
      const { width, height, hasAlpha } = await sharp(file).metadata();
      expect({ width, height, hasAlpha }).toEqual({ width: 480, height: 240, hasAlpha: true });
    }
  });

  test('frames of the turntable and layers over pictures have their own sizes', async () => {
    await writeDrawing('battery-turn', drawing(1920, 2240));
    await writeDrawing('hero-oil', drawing(300, 1600));
    const { 'battery-turn': strip, 'hero-oil': layer } = describePictures(folders().from);
    expect([strip!.widths, layer!.widths]).toEqual([[960, 1920], [300]]);
  });

  test('pictures that fill wide screens are rendered for them', async () => {
    for (const [name, width] of [
      ['hero', 1600],
      ['night', 2560],
      ['store', 1600],
    ] as const)
      await writeDrawing(name, drawing(width, 1200));
    const table = describePictures(folders().from);
    expect(Object.entries(table).map(([name, { widths }]) => [name, widths.at(-1)])).toEqual([
      ['hero', 2560],
      ['night', 2560],
      ['store', 1600],
    ]);
  });

  test('soft light on black keeps its steps, where a light picture may lose them', async () => {
    const glow =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><radialGradient id="a"><stop stop-color="#3a2a14"/>' +
      '<stop offset="1" stop-color="#14130f"/></radialGradient><path d="M0 0H480V480H0z" fill="url(#a)"/></svg>';
    for (const name of ['ring', 'battery']) await writeDrawing(name, glow);
    const table = await render();
    const drawn = await sharp(Buffer.from(glow)).removeAlpha().raw().toBuffer();
    const errorOf = async (name: string) => {
      const file = join(folders().to, `${basename(table[name]!.base)}-480.avif`);
      const shown = await sharp(file).raw().toBuffer();
      return drawn.reduce((sum, value, index) => sum + Math.abs(value - shown[index]!), 0) / drawn.length;
    };
    expect(await errorOf('ring')).toBeLessThan(0.9 * (await errorOf('battery')));
  });

  test('a drawing is never enlarged', async () => {
    await writeDrawing('small', drawing(500, 500));
    expect((await render()).small!.widths).toEqual([240, 480]);
  });

  test('an unchanged drawing is not rendered again, and a changed one gets a new name', async () => {
    await writeDrawing('battery', drawing(300, 300));
    const first = await render();
    const changeTimes = async () => {
      const files = await readdir(folders().cacheDir);
      return Promise.all(files.map(async (file) => [file, (await stat(join(folders().cacheDir, file))).mtimeMs]));
    };
    const before = await changeTimes();
    expect(await render()).toEqual(first);
    expect(await changeTimes()).toEqual(before);
    await writeDrawing('battery', drawing(300, 300, '#0c0'));
    expect((await render()).battery!.base).not.toBe(first.battery!.base);
  });

  test('names and boxes are known before the files are there, and progress counts what is not published', async () => {
    await writeDrawing('published', drawing(300, 300));
    await render();
    await writeDrawing('battery', drawing(300, 300));
    await writeDrawing('store', drawing(300, 300));
    expect(Object.keys(describePictures(folders().from))).toEqual(['battery', 'published', 'store']);
    expect(await countMissingPictures(folders())).toBe(2);
    const lines: string[] = [];
    await render((line) => lines.push(line));
    expect(lines).toEqual(['Pictures: 1 of 2', 'Pictures: 2 of 2']);
    expect(await countMissingPictures(folders())).toBe(0);
  });

  test('a drawing shows the render that it names, and gets a new name when the render changes', async () => {
    const withRender =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><image href="renders/pod.png" width="300" height="300"/></svg>';
    await writeDrawing('battery', withRender);
    await expect(render()).rejects.toThrow('battery.svg: expected the picture renders/pod.png beside it');
    await mkdir(join(root, 'from', 'renders'));
    const paint = (background: string) =>
      sharp({ create: { width: 30, height: 30, channels: 3, background } })
        .png()
        .toFile(join(root, 'from', 'renders', 'pod.png'));
    await paint('#00c');
    const { base } = (await render()).battery!;
    const { channels } = await sharp(join(folders().to, `${base.replace('/pictures/', '')}-240.webp`)).stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 51))).toEqual([0, 0, 4]);
    await paint('#c00');
    expect((await render()).battery!.base).not.toBe(base);
  });

  test('a deleted published file is restored from the cache', async () => {
    await writeDrawing('battery', drawing(300, 300));
    await render();
    await rm(folders().to, { recursive: true });
    await render();
    expect(await readdir(folders().to)).toHaveLength(2);
  });

  test.each([
    ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^broken\.svg: expected an <svg> with viewBox/],
    ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><g></svg>', /^broken\.svg: ./],
    ['too small', drawing(100, 100), /^broken\.svg: expected a width of at least 240, it is 100$/],
  ])('a drawing with %s fails with its name and the reason', async (_, svg, message) => {
    await writeDrawing('broken', svg);
    await expect(render()).rejects.toThrow(message);
  });

  test('a single file is rendered alone, and no file that no drawing makes', async () => {
    await writeDrawing('battery', drawing(1200, 600));
    await writeDrawing('pod-halden-cbd', drawing(1200, 1200));
    const file = `${basename(describePictures(folders().from).battery!.base)}-480.webp`;
    expect(await renderPictureFile(folders(), file)).toBe(true);
    expect(await readdir(folders().to)).toEqual([file]);
    const others = [file.replace('-480', '-500'), file.replace(/\.[0-9a-f]{8}-/, '.00000000-'), 'nothing.webp', '.'];
    for (const other of others) expect(await renderPictureFile(folders(), other)).toBe(false);
    expect(await readdir(folders().to)).toEqual([file]);
  });

  test('two renderers of one drawing at once leave whole files', async () => {
    await writeDrawing('battery', drawing(600, 600));
    await Promise.all([render(), render()]);
    const files = await readdir(folders().to);
    expect(files).toHaveLength(4);
    for (const file of files) expect((await sharp(join(folders().to, file)).metadata()).width).toBeGreaterThan(0);
  });

  test('a photo with transparent parts may be as large as its upload allows', async () => {
    // Uncompressed, it has the 10 MB of a photo in which every pixel differs.
    await sharp({ create: { width: 1600, height: 1600, channels: 4, background: '#c006' } })
      .png({ compressionLevel: 0 })
      .toFile(join(root, 'from', 'smoke.png'));
    const file = `${describePictures(folders().from).smoke!.base.replace('/pictures/', '')}-240.webp`;
    expect(await renderPictureFile(folders(), file)).toBe(true);
    expect(await sharp(join(folders().to, file)).metadata()).toMatchObject({ width: 240, height: 240 });
  });

  test('the logo is inlined in pages as it is and not rendered', async () => {
    await writeDrawing('logo', drawing(300, 40));
    await writeDrawing('battery', drawing(300, 300));
    expect(pictureNames(folders().from)).toEqual(['battery']);
  });
});
