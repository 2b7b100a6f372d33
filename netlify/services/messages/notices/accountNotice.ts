import type { Language } from '../../../../src/domain/region/locales';
import type { Settings } from '../../../platform/settings/settings';
import type { Destination } from '../../people/destination';
import type { NoticeText } from './queueNotice';
import { shortMail } from '../mail/shortMail';
import { supportUrl } from './supportUrl';

export interface AccountNoticeWords {
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

/** The shopper may not have caused the change, so every notice links to support. */
export function accountNotice(
  { brandName: brand, siteUrl }: Pick<Settings, 'brandName' | 'siteUrl'>,
  words: Record<Language, AccountNoticeWords>,
  { language, channel }: { language: Language; channel: Destination['channel'] },
): NoticeText {
  const { subject, lead, sms } = words[language];
  const support = supportUrl(siteUrl, language);
  if (channel === 'phone') return { subject: '', text: sms(brand, support) };
  const { doubt, contact, footer } = common[language];
  const title = subject(brand);
  const mail = shortMail({
    lang: language,
    brand,
    title,
    paragraphs: [lead(brand), doubt],
    link: { label: contact, href: support },
    footer: footer(brand),
  });
  return { subject: title, ...mail };
}
