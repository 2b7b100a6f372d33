import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../domain/site/pageSchema';
import type { Language } from '../../domain/region/locales';
import type { StartTarget } from '../../domain/site/startAddress';

const words = {
  en: {
    pods: 'Browse pods',
    unlock: 'Unlock a pod',
    myPods: 'My pods',
    orders: 'My orders',
    phone: 'Pods in your region, on a phone',
    desktop: 'The shop, on a computer',
  },
  fr: {
    pods: 'Voir les capsules',
    unlock: 'Déverrouiller une capsule',
    myPods: 'Mes capsules',
    orders: 'Mes commandes',
    phone: 'Les capsules de votre région, sur un téléphone',
    desktop: 'La boutique, sur un ordinateur',
  },
} as const satisfies Record<Language, Record<StartTarget | 'phone' | 'desktop', string>>;

const targets = ['unlock', 'myPods', 'orders', 'pods'] as const satisfies readonly StartTarget[];
const icon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' };

/** The translated part of the manifest: description, shortcuts and screenshots for the install dialog. */
const spokenManifest = (site: Site, language: Language) => ({
  lang: language,
  description: site.description[language],
  shortcuts: targets.map((target) => ({
    name: words[language][target],
    url: `/?to=${target}`,
    icons: [icon],
  })),
  screenshots: [
    {
      src: `/screenshots/phone-${language}.webp`,
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: words[language].phone,
    },
    {
      src: `/screenshots/desktop-${language}.webp`,
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: words[language].desktop,
    },
  ],
});

/** Gatsby's plugin options: installable, minimal-ui, start URL `/`, white. */
export const installManifest = (site: Site) => ({
  name: site.name,
  short_name: site.shortName,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: site.themeColor,
  categories: ['shopping', 'lifestyle'],
  icons: [
    icon,
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

const files = { en: 'manifest.webmanifest', fr: 'manifest-fr.webmanifest' } as const satisfies Record<Language, string>;

/**
 * Turns the plugin's manifest into one per language and adds an id and screenshots, which the plugin does not
 * support. They share an id, so browsers see one app.
 */
export function writeManifests(out: string, site: Site): void {
  const plain = JSON.parse(readFileSync(join(out, files.en), 'utf8')) as object;
  for (const language of ['en', 'fr'] as const)
    writeFileSync(join(out, files[language]), JSON.stringify({ id: '/', ...plain, ...spokenManifest(site, language) }));
}
