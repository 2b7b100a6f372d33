import { localeOf, localePath, type LocaleId } from '../../../src/domain/region/locales';
import type { Settings } from '../../platform/settings/settings';
import { labeled } from '../messages/mail/punctuation';
import { shortMail, type MailSender } from '../messages/mail/shortMail';

/** Products that are back at a dispensary, as messages name them. */
export interface Restock {
  titles: string[];
  path: string;
  provider: { name: string; licence: string };
  postalCode: string;
  localeId: LocaleId;
}

interface MailWords {
  subject: (title: string) => string;
  lead: (titles: string, restock: Restock) => string;
  licence: string;
  link: string;
  footer: string;
  unsubscribe: string;
}

const english: MailWords = {
  subject: (title) => `${title} is back in stock`,
  lead: (titles, { provider, postalCode }) =>
    `${titles}: in stock again at ${provider.name}, which delivers to ${postalCode}.`,
  licence: 'License',
  link: 'See it',
  footer: 'You asked us to tell you. This alert is done now.',
  unsubscribe: 'Remove all your stock alerts',
};

const words: Record<LocaleId, MailWords> = {
  'en-US': english,
  'en-CA': { ...english, licence: 'Licence' },
  'fr-CA': {
    subject: (title) => `${title} est de retour en stock`,
    lead: (titles, { provider, postalCode }) =>
      `${titles}\u00a0: de nouveau en stock chez ${provider.name}, qui livre au ${postalCode}.`,
    licence: 'Licence',
    link: 'Voir le produit',
    footer: 'Vous nous avez demandé de vous prévenir. Cette alerte est maintenant terminée.',
    unsubscribe: 'Retirer toutes vos alertes de stock',
  },
};

/** Facts only, without a price or praise. */
export function alertMail(
  settings: MailSender & Pick<Settings, 'siteUrl'>,
  restock: Restock,
  unsubscribeLink: string,
): { subject: string; text: string; html: string } {
  const locale = localeOf(restock.localeId);
  const mailWords = words[restock.localeId];
  const subject = mailWords.subject(restock.titles[0]!);
  const mail = shortMail({
    lang: restock.localeId,
    sender: settings,
    title: subject,
    paragraphs: [
      mailWords.lead(restock.titles.join(' · '), restock),
      labeled(restock.localeId, mailWords.licence, restock.provider.licence),
    ],
    link: { label: mailWords.link, href: settings.siteUrl + localePath(locale, restock.path) },
    footer: mailWords.footer,
    unsubscribe: { label: mailWords.unsubscribe, href: unsubscribeLink },
  });
  return { subject, ...mail };
}
