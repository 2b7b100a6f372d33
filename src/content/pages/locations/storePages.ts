import { makerPath, podsByMaker } from '../../../domain/catalogue/cataloguePaths';
import { distanceKm } from '../../../domain/address/distance';
import { storePath, storesWithPage } from '../../../domain/delivery/stores/storePath';
import type { Store } from '../../../domain/delivery/stores/storeSchema';
import { type Language } from '../../../domain/region/locales';
import { regions } from '../../../domain/region/regions';
import { parentPage } from '../parentPage';
import type { StoreLink, StoresOfRegion, StorePageView } from '../locationViews';
import { alternatesIn, entryPage, type LocaleSource, type SitePage } from '../sitePage';

const nearbyCount = 3;

interface StoreWords {
  lead: string;
  description: string;
}

const wordsOf: Record<Language, (store: Store) => StoreWords> = {
  en: ({ name, addressOne, city, state }) => ({
    lead: `Licensed store in ${city}, ${state}`,
    description: `${name}, ${addressOne}, ${city}, ${state}: opening hours, phone number, directions, ways to pay and makers.`,
  }),
  fr: ({ name, addressOne, city, state }) => ({
    lead: `Magasin autorisé à ${city} (${state})`,
    description: `${name}, ${addressOne}, ${city} (${state}) : heures d’ouverture, téléphone, itinéraire, modes de paiement et producteurs.`,
  }),
};

const linkOf = ({ id, name, city, state }: Store): StoreLink => ({ path: storePath(id), name, city, state });

function nearby(store: Store, all: readonly Store[]): StoreLink[] {
  const distances = all
    .filter(({ id, region }) => region === store.region && id !== store.id)
    .map((other) => ({ other, km: distanceKm(store, other) }));
  return distances
    .sort((a, b) => a.km - b.km)
    .slice(0, nearbyCount)
    .map(({ other, km }) => ({ ...linkOf(other), distanceKm: Math.round(km * 10) / 10 }));
}

function viewOf(store: Store, { content, catalogue }: LocaleSource, all: readonly Store[]): StorePageView {
  const { brands, ...facts } = store;
  return {
    ...facts,
    brands: brands
      .map((slug) => ({
        name: content.brands.get(slug)!.name,
        // A maker without pods in the country has no page.
        path: podsByMaker(slug, catalogue).length ? makerPath(slug) : null,
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    nearby: nearby(store, all),
  };
}

export function storePages(source: LocaleSource): SitePage[] {
  const { locale, content } = source;
  const all = storesWithPage(locale.country, content.stores);
  return all.map((store) => {
    const path = storePath(store.id);
    return entryPage(source, {
      routeId: 'store',
      path,
      words: { title: `${store.name}, ${store.city}`, heading: store.name, ...wordsOf[locale.language](store) },
      alternates: alternatesIn(store.region, path),
      parent: parentPage('storeLocator', source),
      store: viewOf(store, source, all),
    });
  });
}

export function storesByRegion({ locale, content }: Pick<LocaleSource, 'locale' | 'content'>): StoresOfRegion[] {
  const all = storesWithPage(locale.country, content.stores);
  return regions.flatMap(({ code }) => {
    const stores = all
      .filter(({ region }) => region === code)
      .sort((a, b) => a.city.localeCompare(b.city, locale.id) || a.name.localeCompare(b.name, locale.id))
      .map(linkOf);
    return stores.length ? [{ region: code, stores }] : [];
  });
}
