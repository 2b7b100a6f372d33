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

/** As Prettier leaves it, so that a later formatting of the project changes nothing. */
const jsonText = (value: unknown): Promise<string> => format(JSON.stringify(value), { parser: 'json', printWidth: 120 });

async function filesOf<T>({ folder, schema, name, values }: Plan<T>): Promise<[string, string][]> {
  return Promise.all(
    values.map(async (value): Promise<[string, string]> => {
      const file = `${folder}/${name(value)}.json`;
      const parsed = schema.safeParse(value);
      if (!parsed.success) throw new Error(`content/${file}: ${parsed.error.message}`);
      return [file, await jsonText(value)];
    }),
  );
}

/** The text of each file by its path below content/, checked against the schemas. */
export async function catalogueFiles({ brands, products, batches, stores }: Catalogue): Promise<Map<string, string>> {
  const files = [
    ...(await filesOf({ folder: 'brands', schema: brandSchema, name: ({ slug }) => slug, values: brands })),
    ...(await filesOf({ folder: 'products', schema: productSchema, name: ({ slug }) => slug, values: products })),
    ...(await filesOf({ folder: 'batches', schema: batchSchema, name: ({ batchId }) => batchId, values: batches })),
    ...(await filesOf({ folder: 'stores', schema: storeSchema, name: ({ id }) => id, values: stores })),
  ];
  const byPath = new Map(files);
  if (byPath.size !== files.length) throw new Error(`catalogueFiles.ts: expected ${files.length} different files, got ${byPath.size}`);
  return byPath;
}
