import type { Offer, OfferShippingDetails, QuantitativeValue } from 'schema-dts';
import type { Dispensary } from '../../domain/delivery/citySchema';
import { orderTotals } from '../../domain/delivery/orderTotals';
import { defaultLocale, localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { weekdays } from '../../domain/time/weekdays';
import type { Content } from '../source/readContent';

/** The answer of the support page about returns. Offers link to it. */
const returnsAnswerId = 'returns';

export interface SellerTerms {
  dispensaries: readonly Dispensary[];
  /** The path of the answer about returns, or null if the American support page has none. */
  returnsPath: string | null;
}

export function sellerTerms({ dispensaries, pages }: Pick<Content, 'dispensaries' | 'pages'>): SellerTerms {
  const hasAnswer = pages.get('support')?.questions.some(({ id, onlyIn }) => id === returnsAnswerId && onlyIn !== 'ca');
  const path = localePath(defaultLocale, routePath('support'));
  return { dispensaries, returnsPath: hasAnswer ? `${path}#${returnsAnswerId}` : null };
}

const days = (minValue: number, maxValue: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** An order after the day's last window waits at least for the next day, and through closed days. */
function longestWaitDays({ firstDay, hours }: Dispensary): number {
  const first = Math.max(1, firstDay);
  const waits = weekdays.map((_, today) =>
    weekdays.findIndex((_day, later) => hours[weekdays[(today + first + later) % weekdays.length]!]),
  );
  return first + Math.max(...waits);
}

/**
 * What one of the item costs to deliver. The build does not know which of the dispensaries have it, so different fees
 * give a range.
 */
function shippingDetails(price: number, dispensaries: readonly Dispensary[]): OfferShippingDetails {
  const fees = dispensaries.map(
    ({ fee }) => orderTotals({ subtotal: price, deliveryFee: fee, taxRate: 0 }).deliveryFeeTotal,
  );
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      ...(least === most ? { value: most } : { minValue: least, maxValue: most }),
      currency: 'USD',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US', addressRegion: 'CA' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(
        Math.min(...dispensaries.map(({ firstDay }) => firstDay)),
        Math.max(...dispensaries.map(longestWaitDays)),
      ),
      transitTime: days(0, 0),
    },
  };
}

interface OfferFacts {
  region: string;
  siteUrl: string;
  price: number;
  isDelivered: boolean;
}

/**
 * Each dispensary has its own return policy, so the data names neither days nor fees. Google accepts a link to the words
 * of the site instead, of an organization alone.
 */
export function offerTerms(
  { region, siteUrl, price, isDelivered }: OfferFacts,
  { dispensaries, returnsPath }: SellerTerms,
): Pick<Exclude<Offer, string>, 'seller' | 'shippingDetails'> {
  return {
    seller: {
      '@type': 'Organization',
      name: `Licensed dispensaries in ${region}`,
      ...(returnsPath && {
        hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: siteUrl + returnsPath },
      }),
    },
    ...(isDelivered && dispensaries.length && { shippingDetails: shippingDetails(price, dispensaries) }),
  };
}
