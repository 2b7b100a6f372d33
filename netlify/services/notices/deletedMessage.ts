import type { Language } from '../../../src/domain/region/locales';
import type { Settings } from '../../platform/settings';
import type { Destination } from '../auth/destination';
import type { NoticeText } from './queueNotice';
import { supportUrl } from './supportUrl';

type Words = Record<Destination['channel'], (brand: string, support: string) => NoticeText>;

const words: Record<Language, Words> = {
  en: {
    email: (brand, support) => ({
      subject: `Your ${brand} account was deleted`,
      text: `Your ${brand} account was deleted, with your pods, ratings, ID photos and membership. Past orders stay on record without your name, note or street address. If this wasn’t you, contact us right away: ${support}`,
    }),
    phone: (brand, support) => ({
      subject: '',
      text: `Your ${brand} account was deleted. If this wasn’t you, contact us: ${support}`,
    }),
  },
  fr: {
    email: (brand, support) => ({
      subject: `Votre compte ${brand} a été supprimé`,
      text: `Votre compte ${brand} a été supprimé, avec vos capsules, vos évaluations, les photos de votre pièce d’identité et votre adhésion. Vos commandes passées restent dans nos registres sans votre nom, votre note ni votre adresse. Si ce n’était pas vous, écrivez-nous sans tarder\u00a0: ${support}`,
    }),
    phone: (brand, support) => ({
      subject: '',
      text: `Votre compte ${brand} a été supprimé. Ce n’était pas vous? Écrivez-nous\u00a0: ${support}`,
    }),
  },
};

/** The last message to each destination of a deleted account, because a stranger may have deleted it. */
export const deletedMessage = (
  { brandName, siteUrl }: Pick<Settings, 'brandName' | 'siteUrl'>,
  language: Language,
  channel: Destination['channel'],
): NoticeText => words[language][channel](brandName, supportUrl(siteUrl, language));
