import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../domain/editorial/pageSchema';
import { defaultLocale, locales, type Language, type Locale, type LocaleId } from '../../domain/region/locales';
import { manifestPath } from '../../domain/site/manifestPath';
import type { StartTarget } from '../../domain/site/routing/resolveStartUrl';
import { resolveWords } from '../source/resolveWords';

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

/** English screenshots show prices, which Canada does not have. */
const localesWithScreenshots: readonly LocaleId[] = ['en-US', 'fr-CA'];

const screenshots = (language: Language) => [
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
];

const localManifest = (site: Site, locale: Locale) => ({
  lang: locale.id,
  description: resolveWords(site.description, locale),
  shortcuts: targets.map((target) => ({
    name: words[locale.language][target],
    url: `/?to=${target}`,
    icons: [icon],
  })),
  ...(localesWithScreenshots.includes(locale.id) && { screenshots: screenshots(locale.language) }),
});

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

/** The manifests share an id and a start URL, which redirects to the last locale, so browsers see a single app. */
export function writeManifests(out: string, site: Site): void {
  const shared = JSON.parse(readFileSync(join(out, manifestPath(defaultLocale.id)), 'utf8')) as object;
  for (const locale of locales)
    writeFileSync(
      join(out, manifestPath(locale.id)),
      JSON.stringify({ id: '/', ...shared, ...localManifest(site, locale) }),
    );
}
