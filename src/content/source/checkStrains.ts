import { strainSlug } from '../../domain/catalogue/cataloguePaths';
import type { Oil } from '../../domain/catalogue/productSchema';
import type { ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';

interface Known {
  file: string;
  oil: Oil;
}

/** A strain is the same plant at every maker, and pods of several makers share its page. */
export function checkStrains({ products }: ContentFiles): ContentFault[] {
  const firstBySlug = new Map<string, Known>();
  return products.flatMap(({ file, value }): ContentFault[] => {
    if (value.productType !== 'oil') return [];
    const first = firstBySlug.get(strainSlug(value.strain.name));
    if (!first) {
      firstBySlug.set(strainSlug(value.strain.name), { file, oil: value });
      return [];
    }
    const { strain, plantType } = first.oil;
    const pairs = [
      ['strain.name', strain.name, value.strain.name],
      ['strain.lineage', strain.lineage, value.strain.lineage],
      ['plantType', plantType, value.plantType],
    ] as const;
    return pairs
      .filter(([, expected, actual]) => expected !== actual)
      .map(([field, expected, actual]) => ({
        file: `content/${file}`,
        field,
        message: `expected ${expected ?? 'nothing'} as in content/${first.file}, which has the same strain, got ${actual ?? 'nothing'}`,
      }));
  });
}
