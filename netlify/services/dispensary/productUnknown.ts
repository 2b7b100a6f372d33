import { ServiceError } from '../../platform/errors';

export const productUnknown = (productVariantId: string) =>
  new ServiceError({
    code: 'product_unknown',
    status: 404,
    detail: `The provider carries no variant ${productVariantId}.`,
  });
