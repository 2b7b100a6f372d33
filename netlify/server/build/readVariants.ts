import { carriedVariants, type CarriedVariant } from '../../../src/domain/catalogue/catalogueVariants';
import type { DemoCatalogue } from '../../database/seed/demoStock';

/** The variants that dispensaries can add to their assortment, from a content folder. */
export const readVariants = ({ products, brands }: DemoCatalogue): CarriedVariant[] =>
  products.filter(({ visibility }) => visibility.availableUs).flatMap((product) => carriedVariants(product, brands));
