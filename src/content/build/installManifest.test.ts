import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../domain/region/locales';
import { manifestPath } from '../../domain/site/manifestPath';
import { siteSchema } from '../../domain/editorial/pageSchema';
import { resolveStartUrl } from '../../domain/site/routing/resolveStartUrl';
import { installManifest, writeManifests } from './installManifest';

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
}
interface Manifest {
  description: string;
  icons: Picture[];
  screenshots?: Picture[];
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

describe.each(locales)('S1-16 the manifest of $id', ({ id, language }) => {
  const file = manifestPath(id);

  it('describes one app that starts at / in white, the same in each locale', () => {
    expect(written(file)).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      added: true,
      lang: id,
    });
  });

  it('states the legal age of its country (D-46)', () => {
    const ages = { 'en-US': ['21'], 'en-CA': ['19', '21'], 'fr-CA': ['19', '21'] }[id];
    expect(written(file).description.match(/\d+/g)).toEqual(ages);
    expect(written(file).description).toMatch({ en: /adults/, fr: /adultes/ }[language]);
  });

  it('lists pictures that exist, in the stated size', async () => {
    const { icons, screenshots = [], shortcuts } = written(file);
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    expect(pictures.length).toBeGreaterThan(6);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of pictures) {
      const { width, height } = await sharp(join('static', src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it('shows no prices in Canada, which has none (D-07)', () => {
    const shown = written(file).screenshots?.map(({ src }) => src) ?? [];
    const english = ['/screenshots/phone-en.webp', '/screenshots/desktop-en.webp'];
    expect(shown.filter((src) => english.includes(src))).toEqual(id === 'en-US' ? english : []);
  });

  it('has translated shortcuts that the start URL supports', () => {
    const { shortcuts } = written(file);
    for (const { url } of shortcuts) expect(resolveStartUrl('/us/en', url.slice(1)), url).toMatch(/^\/us\/en\/\w/);
    expect(shortcuts[0]!.name).toBe({ en: 'Unlock a pod', fr: 'Déverrouiller une capsule' }[language]);
  });
});
