import { packPictureName } from '../../domain/catalogue/packPictureName';
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
  plantType?: string;
  oilType?: string;
  variants?: { id: string; title?: { en?: string }; grams?: number }[];
}

export const emptyNames: EntryNames = { brands: new Map(), variants: new Map(), pictures: new Map() };

const read = (text: string): Named => parseFields(text) as Named;

/** Names the drawing of a pod's pack, which pods of the same maker, plant type, oil and size share. */
function packName(slug: string, brand: string, { plantType, oilType, variants }: Named): [string, string] | null {
  if (!plantType || !oilType || !variants) return null;
  const sizes = variants.map(({ title }) => title?.en ?? '').join(' and ');
  const picture = packPictureName({ brand: slug, plantType, oilType, variants });
  return [picture, `${brand} · ${plantType} · ${oilType} · ${sizes} pack`];
}

/** Collects the names of brands, variants and pictures. */
export function collectNames(texts: EntryTexts): EntryNames {
  const brands = new Map<string, string>();
  const variants = new Map<string, string>();
  const pictures = new Map<string, string>();
  for (const [file, text] of Object.entries(texts)) {
    const { folder, name } = parseEntryPath(file);
    if (folder !== 'brands') continue;
    brands.set(name, read(text).name ?? name);
  }
  for (const [file, text] of Object.entries(texts)) {
    const { folder, name } = parseEntryPath(file);
    const entry = folder === 'products' || folder === 'photos' ? read(text) : {};
    if (folder === 'photos') pictures.set(name, `${entry.alt?.en ?? name} · photo`);
    if (folder !== 'products') continue;
    const title = entry.title?.en ?? name;
    const brand = entry.brand ?? '';
    const maker = brands.get(brand) ?? brand;
    pictures.set(`pod-${name}`, `${title} · ${maker} · pod`);
    const pack = packName(brand, maker, entry);
    if (pack) pictures.set(...pack);
    for (const variant of entry.variants ?? []) variants.set(variant.id, `${title} ${variant.title?.en ?? ''}`.trim());
  }
  return { brands, variants, pictures };
}
