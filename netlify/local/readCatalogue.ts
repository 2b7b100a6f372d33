import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { brandSchema } from '../../src/domain/catalogue/brandSchema';
import { productSchema } from '../../src/domain/catalogue/productSchema';
import type { DemoCatalogue } from '../database/seed/demoStock';

function readJson<T>(folder: string, schema: z.ZodType<T>): T[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => {
    const parsed = schema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    if (!parsed.success) throw new Error(`${join(folder, name)} is invalid:\n${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

/** The products and brands of a content folder. Throws the name of a file that is invalid. */
export const readCatalogue = (content: string): DemoCatalogue => ({
  products: readJson(join(content, 'products'), productSchema),
  brands: readJson(join(content, 'brands'), brandSchema),
});
