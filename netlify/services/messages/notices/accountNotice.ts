import type { Language } from '../../../../src/domain/region/locales';
import type { Settings } from '../../../platform/settings/settings';
import type { Destination } from '../../people/destination';
import type { NoticeText } from './queueNotice';
import { shortMail, type MailSender } from '../mail/shortMail';
import { supportUrl } from './supportUrl';

interface Words {
  subject: (brand: string) => string;
  lead: (brand: string) => string;
  /** Must fit into one text message. */
  sms: (brand: string, support: string) => string;
}

const common: Record<Language, { doubt: string; contact: string; footer: (brand: string) => string }> = {
  en: {
    doubt: 'If this wasn’t you, contact us right away.',
    contact: 'Contact us',
    footer: (brand) => `This message is about your ${brand} account.`,
  },
  fr: {
    doubt: 'Si ce n’était pas vous, écrivez-nous sans tarder.',
    contact: 'Écrivez-nous',
    footer: (brand) => `Ce message concerne votre compte ${brand}.`,
  },
};

/** Sent because a stranger may have deleted the account. */
const deleted: Record<Language, Words> = {
  en: {
    subject: (brand) => `Your ${brand} account was deleted`,
    lead: (brand) =>
      `Your ${brand} account was deleted, with your pods, ratings, reviews, ID photos and membership. Past orders stay on record without your name, note or street address.`,
    sms: (brand, support) => `Your ${brand} account was deleted. If this wasn’t you, contact us: ${support}`,
  },
  fr: {
    subject: (brand) => `Votre compte ${brand} a été supprimé`,
    lead: (brand) =>
      `Votre compte ${brand} a été supprimé, avec vos capsules, vos évaluations, vos avis, les photos de votre pièce d’identité et votre adhésion. Vos commandes passées restent dans nos registres sans votre nom, votre note ni votre adresse.`,
    sms: (brand, support) =>
      `Votre compte ${brand} a été supprimé. Ce n’était pas vous? Écrivez-nous\u00a0: ${support}`,
  },
};

/** Omits the new email or phone, because the reader may no longer be the shopper. */
const contactChanged: Record<Language, Words> = {
  en: {
    subject: (brand) => `Your ${brand} email was changed`,
    lead: (brand) =>
      `The email on your ${brand} account was changed, so this address no longer signs you in. Your other devices were signed out.`,
    sms: (brand, support) =>
      `Your ${brand} phone number was changed and your other devices were signed out. If this wasn’t you, contact us: ${support}`,
  },
  fr: {
    subject: (brand) => `Votre adresse courriel ${brand} a été modifiée`,
    lead: (brand) =>
      `L’adresse courriel de votre compte ${brand} a été modifiée. Celle-ci ne permet plus de s’y connecter, et vos autres sessions sont fermées.`,
    sms: (brand, support) =>
      `Votre numéro ${brand} a été modifié et vos autres sessions sont fermées. Ce n’était pas vous? Écrivez-nous\u00a0: ${support}`,
  },
};

const wordsByKind = { deleted, contactChanged };

/** The shopper may not have caused the change, so every notice links to support. */
export function accountNotice(
  settings: MailSender & Pick<Settings, 'siteUrl'>,
  kind: keyof typeof wordsByKind,
  { language, channel }: { language: Language; channel: Destination['channel'] },
): NoticeText {
  const { brandName: brand, siteUrl } = settings;
  const { subject, lead, sms } = wordsByKind[kind][language];
  const support = supportUrl(siteUrl, language);
  if (channel === 'phone') return { subject: '', text: sms(brand, support) };
  const { doubt, contact, footer } = common[language];
  const title = subject(brand);
  const mail = shortMail({
    lang: language,
    sender: settings,
    title,
    paragraphs: [lead(brand), doubt],
    link: { label: contact, href: support },
    footer: footer(brand),
  });
  return { subject: title, ...mail };
}
