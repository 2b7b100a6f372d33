import { isDeepStrictEqual } from 'node:util';
import type { ContentFolder } from '../../../src/content/source/contentFolders';
import type { LocalizedText } from '../../../src/domain/catalogue/productSchema';
import { effects } from '../../../src/domain/catalogue/vocabulary';
import type { ContentDraft, Entry } from './contentDraft';

const fileOf = (folder: ContentFolder, name: string) => `${folder}/${name}.json`;

/** The days for which the site is built. */
export const days = ['2026-12-01', '2026-12-02'] as const;

const moment = (day: string) => ({ day, time: '09:00', timezone: 'America/Los_Angeles' });
const [past, between, future] = [moment('2026-11-02'), moment(days[0]), moment('2027-01-11')];
const schedules = [
  { publishAt: future },
  { takeDownAt: past },
  { publishAt: past, takeDownAt: future },
  { publishAt: between },
  { takeDownAt: between },
];

function textsIn(value: unknown): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value ? [value as LocalizedText] : Object.values(value).flatMap(textsIn);
}

type Change<F extends ContentFolder> = (value: Entry<F>['value'], draft: ContentDraft) => void;

/** Changes a random entry in place. */
const change =
  <F extends ContentFolder>(folder: F, edit: Change<F>) =>
  (draft: ContentDraft): void => {
    const { file, value } = draft.draw(folder);
    const before = structuredClone(value);
    edit(value, draft);
    if (!isDeepStrictEqual(value, before)) draft.write(file, value);
  };

const schedule = (folder: 'products' | 'brands' | 'stores' | 'notifications' | 'pages') =>
  change(folder, (value, draft) => void Object.assign(value, draft.pick(schedules)));

const translate = (folder: 'products' | 'guides' | 'landings' | 'pages' | 'legal' | 'brands') =>
  change(folder, (value, draft) => {
    const text = draft.pick(textsIn(value).filter(({ fr }) => fr));
    if (text) text.fr = `${text.fr} Précision ajoutée.`;
  });

/** Copies a product with its lab reports. */
function addProduct(draft: ContentDraft): void {
  const { value } = draft.draw('products');
  const number = Math.floor(draft.random() * 1e6);
  for (const variant of value.variants) {
    const batches = variant.batchIds.map((id) => fileOf('batches', id));
    variant.id += `-${number}`;
    variant.batchIds = variant.batchIds.map((id) => `${id}-${number}`);
    batches.forEach((file, index) => {
      const batchId = variant.batchIds[index]!;
      const batch = JSON.parse(draft.text(file)) as Entry<'batches'>['value'];
      const sampleId = `${batch.sampleId}-${number}`;
      draft.write(fileOf('batches', batchId), { ...batch, batchId, sampleId, productVariantId: variant.id });
    });
  }
  value.slug += `-${number}`;
  draft.write(fileOf('products', value.slug), { ...value, originalId: `new-${number}` });
}

function removeProduct(draft: ContentDraft): void {
  const { file, value } = draft.draw('products');
  const variants = new Set(value.variants.map(({ id }) => id));
  for (const batch of draft.entries('batches'))
    if (variants.has(batch.value.productVariantId)) draft.remove(batch.file);
  draft.remove(file);
}

function removeBatch(draft: ContentDraft): void {
  const { file, value } = draft.draw('batches');
  for (const product of draft.entries('products')) {
    const variant = product.value.variants.find(({ batchIds }) => batchIds.includes(value.batchId));
    if (!variant) continue;
    variant.batchIds = variant.batchIds.filter((id) => id !== value.batchId);
    draft.write(product.file, product.value);
  }
  draft.remove(file);
}

function removeGuide(draft: ContentDraft): void {
  const { file, value } = draft.draw('guides');
  for (const other of draft.entries('guides')) {
    const links = other.value.links?.filter(({ path }) => path !== `/guides/${value.slug}`);
    if (links?.length !== other.value.links?.length) draft.write(other.file, { ...other.value, links });
  }
  draft.remove(file);
}

/** Renames an entry's file, and the name in its own fields and in the links and lists of all other entries. */
const rename = (folder: 'products' | 'guides' | 'stores' | 'cities' | 'brands') => (draft: ContentDraft) => {
  const from = draft.pick(draft.files(folder)).slice(folder.length + 1, -'.json'.length);
  const name = new RegExp(`(?<=["/])${from}(?=["#?\\\\])`, 'g');
  for (const each of [
    'products',
    'guides',
    'stores',
    'cities',
    'brands',
    'landings',
    'notifications',
    'pages',
    'legal',
  ])
    for (const file of draft.files(each)) {
      const text = draft.text(file);
      const renamed = text.replace(name, `${from}-renamed`);
      if (renamed !== text) draft.write(file, renamed);
    }
  draft.write(fileOf(folder, `${from}-renamed`), draft.text(fileOf(folder, from)).replace(name, `${from}-renamed`));
  draft.remove(fileOf(folder, from));
};

function addStore(draft: ContentDraft): void {
  const { value } = draft.draw('stores');
  const id = `${value.id}-new`;
  draft.write(fileOf('stores', id), { ...value, id, name: `${value.name} Annex`, latitude: value.latitude + 0.01 });
}

function addGuide(draft: ContentDraft): void {
  const { value } = draft.draw('guides');
  const slug = `${value.slug}-new`;
  draft.write(fileOf('guides', slug), { ...value, slug });
}

/** Has words of its own, without which the content check would refuse it. */
function addCity(draft: ContentDraft): void {
  const { value } = draft.draw('cities');
  const slug = `${value.slug}-new`;
  const paragraph = (side: string) => Array.from({ length: 70 }, (_, index) => `${slug}${side}${index}`).join(' ');
  draft.write(fileOf('cities', slug), {
    ...value,
    slug,
    name: `${value.name} Heights`,
    about: [paragraph('north'), paragraph('south')],
    neighborhoods: [{ name: `Old ${value.name}`, postalCodes: value.postalCodes }],
  });
}

const remove = (folder: 'stores' | 'cities' | 'notifications') => (draft: ContentDraft) =>
  draft.remove(draft.pick(draft.files(folder)));

/** Draws a spot into a picture of the content. */
function redraw(draft: ContentDraft): void {
  const file = draft.pick(draft.files('pictures', '.svg'));
  draft.write(file, draft.text(file).replace(/<\/svg>\s*$/, '<rect width="9" height="9" fill="#123456"/></svg>\n'));
}

/** Edits that people make, by name. What they refer to is random. */
export const edits: Readonly<Record<string, (draft: ContentDraft) => void>> = {
  'change a price': change('products', ({ variants }) => {
    for (const variant of variants) variant.suggestedPrice = variant.suggestedPrice && variant.suggestedPrice + 1.5;
  }),
  'change a product’s name': change('products', ({ title }) => {
    title.en += ' Reserve';
    if (title.fr) title.fr += ' Réserve';
  }),
  'change a description': change('products', ({ description }) => void (description.en += ' Now in a new box.')),
  'change effects': change('products', (value, draft) => {
    if (value.productType === 'oil') value.effects = [draft.pick(effects)];
  }),
  'change where a product is sold': change('products', ({ visibility }, draft) => {
    const flag = draft.pick(Object.keys(visibility) as (keyof typeof visibility)[]);
    visibility[flag] = !visibility[flag];
  }),
  'sell out': change('products', (value) => {
    for (const each of [value, ...value.variants]) each.availability = 'sold-out';
  }),
  'change lab values': change('batches', ({ terpenes }) => {
    for (const terpene of terpenes) terpene.percent = Math.round(terpene.percent * 90) / 100;
  }),
  'recall a batch': change('batches', (value) => {
    const words = { en: 'A label is wrong.', fr: 'Une étiquette est erronée.' };
    value.recall = { announcedOn: '2026-11-30', reason: words, action: words };
  }),
  'change a brand': change('brands', (value) => void (value.name += ' House')),
  'change a store': change('stores', (value) => void (value.hours.Sun = { open: '12:00', close: '16:00' })),
  'change a dispensary': change('dispensaries', (value) => void (value.fee += 1)),
  'change a menu': change('navigation', ({ items }, draft) => void (draft.pick(items).title.en += ' +')),
  'redraw a picture': redraw,
  'reorder pictures': change('products', (value) => void value.pictures.reverse()),
  'add a product': addProduct,
  'add a guide': addGuide,
  'add a city': addCity,
  'add a store': addStore,
  'delete a product': removeProduct,
  'delete a batch': removeBatch,
  'delete a guide': removeGuide,
  'delete a city': remove('cities'),
  'delete a store': remove('stores'),
  'delete a notification': remove('notifications'),
  'rename a product': rename('products'),
  'rename a guide': rename('guides'),
  'rename a store': rename('stores'),
  'rename a city': rename('cities'),
  'rename a brand': rename('brands'),
  'schedule a product': schedule('products'),
  'schedule a brand': schedule('brands'),
  'schedule a store': schedule('stores'),
  'schedule a notification': schedule('notifications'),
  'schedule a page': schedule('pages'),
  'translate a product': translate('products'),
  'translate a guide': translate('guides'),
  'translate a landing page': translate('landings'),
  'translate a page': translate('pages'),
  'translate the legal pages': translate('legal'),
  'translate a brand': translate('brands'),
};
