import type { PushNotification } from '../../../../src/domain/notification/pushNotification';
import { localeOf, localePath, type Language, type LocaleId } from '../../../../src/domain/region/locales';
import { routePath } from '../../../../src/domain/site/routing/routes';
import type { Settings } from '../../../platform/settings/settings';
import { shortMail, type MailSender } from '../../messages/mail/shortMail';
import type { NoticeText } from '../../messages/notices/queueNotice';

export interface PriceDrop {
  slug: string;
  title: string;
  fromCents: number;
  toCents: number;
  provider: { name: string; licence: string };
}

interface PriceNews {
  drops: readonly PriceDrop[];
  postalCode: string;
  localeId: LocaleId;
}

interface Words {
  subject: (count: number) => string;
  /** For a single size of a single product. */
  subjectOf: (title: string) => string;
  lead: (postalCode: string) => string;
  drop: (drop: PriceDrop, price: (cents: number) => string) => string;
  link: string;
  footer: string;
  unsubscribe: string;
  push: { title: (count: number) => string; body: (postalCode: string) => string };
}

const words: Record<Language, Words> = {
  en: {
    subject: (count) => (count === 1 ? 'One of your favorites costs less' : `${count} of your favorites cost less`),
    subjectOf: (title) => `${title} costs less`,
    lead: (postalCode) => `At dispensaries that deliver to ${postalCode}:`,
    drop: ({ title, fromCents, toCents, provider }, price) =>
      `${title}: ${price(toCents)}, before ${price(fromCents)}. ${provider.name}, license ${provider.licence}.`,
    link: 'See your favorites',
    footer: 'You asked us to tell you when a favorite gets cheaper. Dispensaries set their prices and may change them.',
    unsubscribe: 'Stop price alerts',
    push: {
      title: (count) => (count === 1 ? 'A favorite costs less' : `${count} favorites cost less`),
      body: (postalCode) => `See the new prices at dispensaries that deliver to ${postalCode}.`,
    },
  },
  fr: {
    subject: (count) =>
      count === 1 ? 'Un de vos favoris coûte moins cher' : `${count} de vos favoris coûtent moins cher`,
    subjectOf: (title) => `${title} coûte moins cher`,
    lead: (postalCode) => `Chez les dispensaires qui livrent au ${postalCode}\u00a0:`,
    drop: ({ title, fromCents, toCents, provider }, price) =>
      `${title}\u00a0: ${price(toCents)}, auparavant ${price(fromCents)}. ${provider.name}, licence ${provider.licence}.`,
    link: 'Voir vos favoris',
    footer:
      'Vous nous avez demandé de vous prévenir quand un favori coûte moins cher. Les dispensaires fixent leurs prix et peuvent les changer.',
    unsubscribe: 'Ne plus recevoir d’alertes de prix',
    push: {
      title: (count) => (count === 1 ? 'Un favori coûte moins cher' : `${count} favoris coûtent moins cher`),
      body: (postalCode) => `Voyez les nouveaux prix des dispensaires qui livrent au ${postalCode}.`,
    },
  },
};

/** Several sizes of a product are one favorite. */
const countFavorites = (drops: readonly PriceDrop[]): number => new Set(drops.map(({ slug }) => slug)).size;

export function priceMail(
  settings: MailSender & Pick<Settings, 'siteUrl'>,
  news: PriceNews,
  unsubscribeUrl: string,
): NoticeText {
  const { drops, postalCode, localeId } = news;
  const locale = localeOf(localeId);
  const { subject, subjectOf, lead, drop, link, footer, unsubscribe } = words[locale.language];
  const format = new Intl.NumberFormat(localeId, { style: 'currency', currency: 'USD' });
  const price = (cents: number) => format.format(cents / 100);
  const title = drops.length === 1 ? subjectOf(drops[0]!.title) : subject(countFavorites(drops));
  const mail = shortMail({
    lang: localeId,
    sender: settings,
    title,
    paragraphs: [lead(postalCode), ...drops.map((each) => drop(each, price))],
    link: { label: link, href: settings.siteUrl + localePath(locale, routePath('favorites')) },
    footer,
    unsubscribe: { label: unsubscribe, href: unsubscribeUrl },
  });
  return { subject: title, ...mail, unsubscribeUrl };
}

/** Lock screens show notifications, so no product is named. */
export function pricePush({ drops, postalCode, localeId }: PriceNews, badge: number): PushNotification {
  const locale = localeOf(localeId);
  const { push } = words[locale.language];
  return {
    tag: 'prices',
    title: push.title(countFavorites(drops)),
    body: push.body(postalCode),
    lang: localeId,
    url: localePath(locale, routePath('favorites')),
    badge,
  };
}
