import type { Language } from '../../../../src/domain/region/locales';
import type { Settings } from '../../../platform/settings/settings';
import type { Destination } from '../../people/destination';
import { accountNotice, type AccountNoticeWords } from './accountNotice';
import type { NoticeText } from './queueNotice';

const words: Record<Language, AccountNoticeWords> = {
  en: {
    subject: (brand) => `Your ${brand} account was deleted`,
    lead: (brand) =>
      `Your ${brand} account was deleted, with your pods, ratings, ID photos and membership. Past orders stay on record without your name, note or street address.`,
    sms: (brand, support) => `Your ${brand} account was deleted. If this wasn’t you, contact us: ${support}`,
  },
  fr: {
    subject: (brand) => `Votre compte ${brand} a été supprimé`,
    lead: (brand) =>
      `Votre compte ${brand} a été supprimé, avec vos capsules, vos évaluations, les photos de votre pièce d’identité et votre adhésion. Vos commandes passées restent dans nos registres sans votre nom, votre note ni votre adresse.`,
    sms: (brand, support) =>
      `Votre compte ${brand} a été supprimé. Ce n’était pas vous? Écrivez-nous\u00a0: ${support}`,
  },
};

/** Sent because a stranger may have deleted the account. */
export const accountDeletedMessage = (
  settings: Pick<Settings, 'brandName' | 'siteUrl'>,
  language: Language,
  channel: Destination['channel'],
): NoticeText => accountNotice(settings, words, { language, channel });
