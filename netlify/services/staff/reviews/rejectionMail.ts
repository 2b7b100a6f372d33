import type { RejectionReason } from '../../../../src/domain/rating/review';
import {
  defaultLocale,
  localeOf,
  localePath,
  type Language,
  type LocaleId,
} from '../../../../src/domain/region/locales';
import { routePath } from '../../../../src/domain/site/routing/routes';
import type { Settings } from '../../../platform/settings/settings';
import { labeled } from '../../messages/mail/punctuation';
import { shortMail, type MailSender } from '../../messages/mail/shortMail';
import type { NoticeText } from '../../messages/notices/queueNotice';

export interface Rejection {
  /** Null for a pod that is no longer sold. */
  title: string | null;
  reason: RejectionReason;
  localeId: LocaleId;
}

interface Words {
  subject: (title: string | null) => string;
  reason: string;
  /** As on the rating's page. */
  reasons: Record<RejectionReason, string>;
  next: string;
  link: string;
  footer: (brand: string) => string;
}

const words: Record<Language, Words> = {
  en: {
    subject: (title) => (title ? `We can’t publish your review of ${title}` : 'We can’t publish your review'),
    reason: 'The reason',
    reasons: {
      profanity: 'it has insults or profanity.',
      'personal-data': 'it says who somebody is, or how to reach them.',
      advertising: 'it advertises something, or its author is close to a seller or a competitor.',
      'off-topic': 'it isn’t about this pod.',
      'health-claim': 'it makes a claim about health or about the effects of another product.',
      illegal: 'it is about something that the law doesn’t allow.',
      'not-own-words': 'it isn’t from the author’s own experience.',
    },
    next: 'You can edit it and send it again, and we’ll read the new text. Your stars played no part in this, and your rating stays.',
    link: 'Go to My pods',
    footer: (brand) => `You wrote this review with your ${brand} account.`,
  },
  fr: {
    subject: (title) =>
      title ? `Nous ne pouvons pas publier votre avis sur ${title}` : 'Nous ne pouvons pas publier votre avis',
    reason: 'Motif',
    reasons: {
      profanity: 'il contient des insultes ou des grossièretés.',
      'personal-data': 'il permet d’identifier ou de joindre quelqu’un.',
      advertising: 'il fait de la publicité, ou son auteur est lié à un vendeur ou à un concurrent.',
      'off-topic': 'il ne porte pas sur cette capsule.',
      'health-claim': 'il fait une allégation sur la santé ou sur les effets d’un autre produit.',
      illegal: 'il porte sur quelque chose que la loi interdit.',
      'not-own-words': 'il ne vient pas de l’expérience de son auteur.',
    },
    next: 'Vous pouvez le modifier et l’envoyer de nouveau\u00a0: nous lirons le nouveau texte. Vos étoiles n’y sont pour rien, et votre évaluation demeure.',
    link: 'Ouvrir Mes capsules',
    footer: (brand) => `Vous avez rédigé cet avis avec votre compte ${brand}.`,
  },
};

/** Repeats neither the text, which may hold what got it rejected, nor the name of who decided. */
export function rejectionMail(
  settings: MailSender & Pick<Settings, 'siteUrl'>,
  { title, reason, localeId }: Rejection,
): NoticeText {
  const { language } = localeOf(localeId);
  const mailWords = words[language];
  const subject = mailWords.subject(title);
  const mail = shortMail({
    lang: localeId,
    sender: settings,
    title: subject,
    paragraphs: [labeled(localeId, mailWords.reason, mailWords.reasons[reason]), mailWords.next],
    // Reviews can be edited on American pages alone: Canadian ones have no part that asks for them.
    link: {
      label: mailWords.link,
      href: settings.siteUrl + localePath(defaultLocale, routePath('myPods')),
    },
    footer: mailWords.footer(settings.brandName),
  });
  return { subject, ...mail };
}
