import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteSchema } from '../../domain/site/pageSchema';
import { startAddress } from '../../domain/site/startAddress';
import { installManifest, writeManifests } from './installManifest';

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
}
interface Manifest {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

const site = siteSchema.parse(JSON.parse(readFileSync('content/site/site.json', 'utf8')));
const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Manifest;

beforeAll(() => {
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify({ ...installManifest(site), added: true }));
  writeManifests(folder, site);
});

describe.each([
  ['en', 'manifest.webmanifest'],
  ['fr', 'manifest-fr.webmanifest'],
] as const)('S1-16 the manifest in %s', (language, file) => {
  it('describes one app that starts at / in white, the same in each language', () => {
    expect(written(file)).toMatchObject({
      id: '/',
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      added: true,
      lang: language,
      description: site.description[language],
    });
  });

  it('lists pictures that exist, in the stated size', async () => {
    const { icons, screenshots, shortcuts } = written(file);
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    expect(pictures.length).toBeGreaterThan(8);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of pictures) {
      const { width, height } = await sharp(join('static', src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it('has translated shortcuts that the start URL supports', () => {
    const { shortcuts } = written(file);
    for (const { url } of shortcuts) expect(startAddress('/us/en', url.slice(1)), url).toMatch(/^\/us\/en\/\w/);
    expect(shortcuts[0]!.name).toBe({ en: 'Unlock a pod', fr: 'Déverrouiller une capsule' }[language]);
  });
});
