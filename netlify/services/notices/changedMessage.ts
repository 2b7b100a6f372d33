import type { Language } from '../../../src/domain/region/locales';
import type { Settings } from '../../platform/settings';
import type { Destination } from '../auth/destination';
import type { NoticeText } from './queueNotice';
import { supportUrl } from './supportUrl';

type Words = Record<Destination['channel'], (brand: string, support: string) => NoticeText>;

const words: Record<Language, Words> = {
  en: {
    email: (brand, support) => ({
      subject: `Your ${brand} email was changed`,
      text: `The email on your ${brand} account was changed, so this address no longer signs you in. Your other devices were signed out. If this wasn’t you, contact us right away: ${support}`,
    }),
    phone: (brand, support) => ({
      subject: '',
      text: `Your ${brand} phone number was changed and your other devices were signed out. If this wasn’t you, contact us: ${support}`,
    }),
  },
  fr: {
    email: (brand, support) => ({
      subject: `Votre adresse courriel ${brand} a été modifiée`,
      text: `L’adresse courriel de votre compte ${brand} a été modifiée. Celle-ci ne permet plus de s’y connecter, et vos autres sessions sont fermées. Si ce n’était pas vous, écrivez-nous sans tarder\u00a0: ${support}`,
    }),
    phone: (brand, support) => ({
      subject: '',
      text: `Votre numéro ${brand} a été modifié et vos autres sessions sont fermées. Ce n’était pas vous? Écrivez-nous\u00a0: ${support}`,
    }),
  },
};

/** The notice to the old email or phone after an account changed to a new one. It does not include the new one, because its reader may no longer be the shopper. */
export const changedMessage = (
  { brandName, siteUrl }: Pick<Settings, 'brandName' | 'siteUrl'>,
  language: Language,
  channel: Destination['channel'],
): NoticeText => words[language][channel](brandName, supportUrl(siteUrl, language));
