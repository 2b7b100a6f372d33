/** Oils are at /shop/pods/{slug}, every other category at /shop/{category}/{slug}. */
export const productPath = (product: { productType: string; slug: string }): string =>
  `/shop/${product.productType === 'oil' ? 'pods' : product.productType.toLowerCase()}/${product.slug}`;
