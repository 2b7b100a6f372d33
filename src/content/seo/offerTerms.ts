import type { Offer } from 'schema-dts';
import { defaultLocale, localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import type { Content } from '../source/readContent';

/** The answer of the support page about returns. Offers link to it. */
const returnsAnswerId = 'returns';

export interface SellerTerms {
  /** The path of the answer about returns, or null if the American support page has none. */
  returnsPath: string | null;
}

export function sellerTerms({ pages }: Pick<Content, 'pages'>): SellerTerms {
  const hasAnswer = pages.get('support')?.questions.some(({ id, onlyIn }) => id === returnsAnswerId && onlyIn !== 'ca');
  const path = localePath(defaultLocale, routePath('support'));
  return { returnsPath: hasAnswer ? `${path}#${returnsAnswerId}` : null };
}

interface OfferFacts {
  region: string;
  siteUrl: string;
}

/**
 * Each dispensary has its own return policy, so the data names neither days nor fees. Google accepts a link to the words
 * of the site instead, of an organization alone. Offers have no `shippingDetails`: one item may be below a dispensary's
 * minimum, and the ZIP codes that dispensaries deliver to would add more than a kilobyte to every product page. The page
 * about delivery states the terms of all orders.
 */
export const offerTerms = (
  { region, siteUrl }: OfferFacts,
  { returnsPath }: SellerTerms,
): Pick<Exclude<Offer, string>, 'seller'> => ({
  seller: {
    '@type': 'Organization',
    name: `Licensed dispensaries in ${region}`,
    ...(returnsPath && {
      hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: siteUrl + returnsPath },
    }),
  },
});
