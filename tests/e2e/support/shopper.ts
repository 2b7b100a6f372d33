import type { APIRequestContext } from '@playwright/test';
import type { PageContext } from '../../../src/content/pages/pageContext';
import type { SessionUser } from '../../../src/domain/account/userSchema';
import type { CartItem } from '../../../src/domain/cart/cart';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';

export async function readPageContext(request: APIRequestContext, path: string): Promise<PageContext> {
  const response = await request.get(`/page-data${path}/page-data.json`);
  const { result } = (await response.json()) as { result: { pageContext: PageContext } };
  return result.pageContext;
}

/** Returns a product's first variant as the site stores it in the cart. */
export const storedCartItem = (product: ProductSummary, quantity: number): CartItem => ({
  productVariantId: product.variants[0]!.id,
  quantity,
  price: product.variants[0]!.price!,
  metadata: {
    name: product.title,
    productType: product.productType,
    brand: product.brand,
    slug: product.slug,
    image: product.picture,
    thcGrams: product.variants[0]!.thcGrams ?? 0,
  },
});

/** Creates an account and returns its token. `readCode` returns the code sent to an address. */
export async function openAccount(
  request: APIRequestContext,
  readCode: (to: string) => Promise<string>,
  { isSignUpFinished = true } = {},
): Promise<string> {
  const email = `robin.${crypto.randomUUID()}@shopper.example`;
  await request.post('/v1/app/user/auth/email', { data: { email, link: false, register: true } });
  const otp = await readCode(email);
  const response = await request.post('/v1/app/user/auth/email/login', { data: { email, otp } });
  const { appToken, currentTermsVersion: termsVersion } = (await response.json()) as SessionUser;
  if (isSignUpFinished)
    await request.put('/v1/app/user/v2', {
      headers: { authorization: `Bearer ${appToken}` },
      data: { givenName: 'Robin', familyName: 'Sample', termsVersion },
    });
  return appToken;
}
