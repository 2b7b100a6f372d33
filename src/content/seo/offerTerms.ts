import type { MerchantReturnPolicy, Offer, OfferShippingDetails, QuantitativeValue } from 'schema-dts';
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

/** After a day's last window the next day is the first, which a dispensary that closes on some days does not promise. */
function handlingTime(dispensaries: readonly Dispensary[]): QuantitativeValue | null {
  const firstDays = dispensaries.map(({ firstDay }) => firstDay);
  const deliversDaily = dispensaries.every(({ hours }) => weekdays.every((day) => hours[day]));
  return deliversDaily ? days(Math.min(...firstDays), Math.max(1, ...firstDays)) : null;
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
  const handling = handlingTime(dispensaries);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      ...(least === most ? { value: most } : { minValue: least, maxValue: most }),
      currency: 'USD',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US', addressRegion: 'CA' },
    ...(handling && {
      deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: handling, transitTime: days(0, 0) },
    }),
  };
}

/** Each dispensary has its own policy, so the data links to what the site says and names neither days nor fees. */
const returnPolicy = (merchantReturnLink: string): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'US',
  merchantReturnLink,
});

interface OfferFacts {
  siteUrl: string;
  price: number;
  isDelivered: boolean;
}

export function offerTerms(
  { siteUrl, price, isDelivered }: OfferFacts,
  { dispensaries, returnsPath }: SellerTerms,
): Pick<Exclude<Offer, string>, 'shippingDetails' | 'hasMerchantReturnPolicy'> {
  return {
    ...(isDelivered && dispensaries.length && { shippingDetails: shippingDetails(price, dispensaries) }),
    ...(returnsPath && { hasMerchantReturnPolicy: returnPolicy(siteUrl + returnsPath) }),
  };
}
