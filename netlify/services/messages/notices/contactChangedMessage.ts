import type { Language } from '../../../../src/domain/region/locales';
import type { Settings } from '../../../platform/settings/settings';
import type { Destination } from '../../people/destination';
import { accountNotice, type AccountNoticeWords } from './accountNotice';
import type { NoticeText } from './queueNotice';

const words: Record<Language, AccountNoticeWords> = {
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

/** Omits the new email or phone, because the reader may no longer be the shopper. */
export const contactChangedMessage = (
  settings: Pick<Settings, 'brandName' | 'siteUrl'>,
  language: Language,
  channel: Destination['channel'],
): NoticeText => accountNotice(settings, words, { language, channel });
