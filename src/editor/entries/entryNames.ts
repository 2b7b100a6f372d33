import { plantTypes } from '../../domain/catalogue/vocabulary';
import { parseFields, parseEntryPath, type EntryTexts } from './entryTexts';

export interface EntryNames {
  brands: ReadonlyMap<string, string>;
  /** By id: 'Currant Hill 0.5 g'. */
  variants: ReadonlyMap<string, string>;
  /** Descriptions of the pictures, by name. */
  pictures: ReadonlyMap<string, string>;
}

interface Named {
  name?: string;
  brand?: string;
  alt?: { en?: string };
  title?: { en?: string };
  variants?: { id: string; title?: { en?: string } }[];
}

export const emptyNames: EntryNames = { brands: new Map(), variants: new Map(), pictures: new Map() };

const read = (text: string): Named => parseFields(text) as Named;

/** Names the drawings of a brand's packs, one per plant type: 'pack-alder-indica'. */
function packNames(slug: string, brand: string): [string, string][] {
  return plantTypes.map((type) => [`pack-${slug}-${type.toLowerCase()}`, `${brand} · ${type} · pack`]);
}

/** Collects the names of brands, variants and pictures. */
export function collectNames(texts: EntryTexts): EntryNames {
  const brands = new Map<string, string>();
  const variants = new Map<string, string>();
  const pictures = new Map<string, string>();
  for (const [file, text] of Object.entries(texts)) {
    const { folder, name } = parseEntryPath(file);
    if (folder !== 'brands') continue;
    const brand = read(text).name ?? name;
    brands.set(name, brand);
    for (const [picture, shown] of packNames(name, brand)) pictures.set(picture, shown);
  }
  for (const [file, text] of Object.entries(texts)) {
    const { folder, name } = parseEntryPath(file);
    const entry = folder === 'products' || folder === 'photos' ? read(text) : {};
    if (folder === 'photos') pictures.set(name, `${entry.alt?.en ?? name} · photo`);
    if (folder !== 'products') continue;
    const title = entry.title?.en ?? name;
    pictures.set(`pod-${name}`, `${title} · ${brands.get(entry.brand ?? '') ?? entry.brand} · pod`);
    for (const variant of entry.variants ?? []) variants.set(variant.id, `${title} ${variant.title?.en ?? ''}`.trim());
  }
  return { brands, variants, pictures };
}
