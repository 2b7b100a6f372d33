import type { PushNotification } from '../../../src/domain/notification/pushNotification';
import { localeOf, localePath, type LocaleId } from '../../../src/domain/region/locales';
import type { Settings } from '../../platform/settings/settings';
import { labeled } from '../messages/mail/punctuation';
import type { Restock } from './alertMail';

interface TextWords {
  title: string;
  lead: (restock: Restock) => string;
  licence: string;
  stop: string;
}

const english: TextWords = {
  title: 'Back in stock',
  lead: ({ provider, postalCode }) =>
    `A product you asked about is in stock at ${provider.name}, which delivers to ${postalCode}.`,
  licence: 'License',
  stop: 'Reply STOP to end.',
};

/** The letters are those of GSM-7: no ç, ê or î. */
const words: Record<LocaleId, TextWords> = {
  'en-US': english,
  'en-CA': { ...english, licence: 'Licence' },
  'fr-CA': {
    title: 'De retour en stock',
    lead: ({ provider, postalCode }) =>
      `Un produit que vous attendiez est en stock chez ${provider.name}, qui livre au ${postalCode}.`,
    licence: 'Licence',
    stop: 'Répondez ARRET pour ne plus en recevoir.',
  },
};

/** Lock screens show text messages, so the product is not named. */
export function alertText({ brandName, siteUrl }: Pick<Settings, 'brandName' | 'siteUrl'>, restock: Restock): string {
  const { localeId, path, provider } = restock;
  const { lead, licence, stop } = words[localeId];
  return [
    labeled(localeId, brandName, lead(restock)),
    `${labeled(localeId, licence, provider.licence)}.`,
    siteUrl + localePath(localeOf(localeId), path),
    stop,
  ].join(' ');
}

/** Lock screens show notifications, so the product is not named. */
export function alertPush(restock: Restock, { slug, badge }: { slug: string; badge: number }): PushNotification {
  const { localeId, path } = restock;
  const { title, lead } = words[localeId];
  return {
    tag: `stock-${slug}`,
    title,
    body: lead(restock),
    lang: localeId,
    url: localePath(localeOf(localeId), path),
    badge,
  };
}
