import { carriedVariants, type CarriedVariant } from '../../../src/domain/catalogue/catalogueVariants';
import { scheduledCatalogue } from '../../../src/content/source/schedule/applySchedule';
import { catalogueProducts } from '../../../src/content/pages/productSummaries';
import { sizeOrder } from '../../../src/content/pages/sizeOrder';
import { readEntries } from '../../../src/content/source/readFolder';
import type { SizeOrder } from '../../../src/domain/catalogue/files/sizeOrder';
import type { DemoCatalogue } from '../../database/seed/demoStock';

/** Includes products that are in no region, because their pods may be in use. Throws the faults of the files. */
export const readCatalogue = (content: string, now: Date): DemoCatalogue =>
  scheduledCatalogue(readEntries(content, 'products', now), readEntries(content, 'brands', now), now);

export const readVariants = ({ products, brands }: DemoCatalogue): CarriedVariant[] =>
  products.filter(({ visibility }) => visibility.availableUs).flatMap((product) => carriedVariants(product, brands));

/** Only lists of the United States show what a dispensary has, and owners' ratings. */
export const readSizeOrder = ({ products }: DemoCatalogue): SizeOrder => sizeOrder(catalogueProducts(products, 'us'));
