import { format } from 'prettier';
import type { ZodType } from 'zod';
import { batchSchema } from '../../../domain/catalogue/batchSchema';
import { brandSchema } from '../../../domain/catalogue/brandSchema';
import { productSchema } from '../../../domain/catalogue/productSchema';
import { storeSchema } from '../../../domain/delivery/storeSchema';
import type { Catalogue } from './catalogue';

interface Plan<T> {
  folder: 'brands' | 'products' | 'batches' | 'stores';
  schema: ZodType<T>;
  name: (value: T) => string;
  values: readonly T[];
}

function filesOf<T>({ folder, schema, name, values }: Plan<T>): [string, unknown][] {
  return values.map((value) => {
    const file = `${folder}/${name(value)}.json`;
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new Error(`content/${file}: ${parsed.error.message}`);
    return [file, value];
  });
}

/** The content of each file by its path below content/, validated against the schemas. */
export function catalogueFiles({ brands, products, batches, stores }: Catalogue): Map<string, unknown> {
  const files = [
    ...filesOf({ folder: 'brands', schema: brandSchema, name: ({ slug }) => slug, values: brands }),
    ...filesOf({ folder: 'products', schema: productSchema, name: ({ slug }) => slug, values: products }),
    ...filesOf({ folder: 'batches', schema: batchSchema, name: ({ batchId }) => batchId, values: batches }),
    ...filesOf({ folder: 'stores', schema: storeSchema, name: ({ id }) => id, values: stores }),
  ];
  const byPath = new Map(files);
  if (byPath.size !== files.length)
    throw new Error(`catalogueFiles.ts: expected ${files.length} different files, got ${byPath.size}`);
  return byPath;
}

/** Formatted as Prettier would, so that formatting the project changes nothing. */
export const jsonText = (value: unknown): Promise<string> =>
  format(JSON.stringify(value), { parser: 'json', printWidth: 120 });
