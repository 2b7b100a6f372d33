import { escapeHtml as escape } from '../../../src/domain/text/escapeHtml';
import { localeOf, localePath, type Language, type LocaleId } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { plainPage, postButton } from '../http/plainPage';

export type UnsubscribeStep = 'prompt' | 'done' | 'invalid';

interface StepWords {
  title: string;
  text: string;
}

export type MailKind = 'orders' | 'stock' | 'price';

type Words = Record<UnsubscribeStep, StepWords> & { confirm: string; settings: string };

const orderWords: Record<Language, Words> = {
  en: {
    prompt: {
      title: 'Stop emails about your orders?',
      text: 'You’ll still get sign-in codes and messages about your account. You can turn emails on again in your account.',
    },
    done: {
      title: 'You won’t get emails about orders anymore',
      text: 'You can turn them on again in your account.',
    },
    invalid: {
      title: 'This link no longer works',
      text: 'Nothing has changed. You can turn emails about orders off in your account.',
    },
    confirm: 'Stop these emails',
    settings: 'Go to your account',
  },
  fr: {
    prompt: {
      title: 'Ne plus recevoir de courriels sur vos commandes?',
      text: 'Vous recevrez toujours vos codes de connexion et les messages sur votre compte. Vous pourrez réactiver ces courriels dans votre compte.',
    },
    done: {
      title: 'Vous ne recevrez plus de courriels sur vos commandes',
      text: 'Vous pouvez les réactiver dans votre compte.',
    },
    invalid: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Rien n’a changé. Vous pouvez désactiver les courriels sur vos commandes dans votre compte.',
    },
    confirm: 'Ne plus recevoir ces courriels',
    settings: 'Aller à votre compte',
  },
};

const stockWords: Record<Language, Words> = {
  en: {
    prompt: {
      title: 'Remove all your stock alerts?',
      text: 'We won’t write when a product is back. Emails about your orders are not affected.',
    },
    done: {
      title: 'Your stock alerts are removed',
      text: 'You can ask for new ones on the page of any product that is sold out.',
    },
    invalid: {
      title: 'This link no longer works',
      text: 'Nothing has changed. You can remove stock alerts in your account.',
    },
    confirm: 'Remove my alerts',
    settings: 'Go to your account',
  },
  fr: {
    prompt: {
      title: 'Retirer toutes vos alertes de stock?',
      text: 'Nous ne vous écrirons plus au retour d’un produit. Les courriels sur vos commandes restent les mêmes.',
    },
    done: {
      title: 'Vos alertes de stock sont retirées',
      text: 'Vous pouvez en demander d’autres sur la page d’un produit épuisé.',
    },
    invalid: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Rien n’a changé. Vous pouvez retirer vos alertes de stock dans votre compte.',
    },
    confirm: 'Retirer mes alertes',
    settings: 'Aller à votre compte',
  },
};

const priceWords: Record<Language, Words> = {
  en: {
    prompt: {
      title: 'Stop emails about lower prices?',
      text: 'Your favorites stay. You can turn these emails on again on their page.',
    },
    done: {
      title: 'You won’t get emails about lower prices anymore',
      text: 'You can turn them on again on the page of your favorites.',
    },
    invalid: {
      title: 'This link no longer works',
      text: 'Nothing has changed. You can turn price alerts off on the page of your favorites.',
    },
    confirm: 'Stop these emails',
    settings: 'Go to your favorites',
  },
  fr: {
    prompt: {
      title: 'Ne plus recevoir de courriels sur les baisses de prix?',
      text: 'Vos favoris restent. Vous pourrez réactiver ces courriels sur leur page.',
    },
    done: {
      title: 'Vous ne recevrez plus de courriels sur les baisses de prix',
      text: 'Vous pouvez les réactiver sur la page de vos favoris.',
    },
    invalid: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Rien n’a changé. Vous pouvez désactiver les alertes de prix sur la page de vos favoris.',
    },
    confirm: 'Ne plus recevoir ces courriels',
    settings: 'Aller à vos favoris',
  },
};

const words: Record<MailKind, Record<Language, Words>> = { orders: orderWords, stock: stockWords, price: priceWords };

interface Page {
  mailKind: MailKind;
  step: UnsubscribeStep;
  localeId: LocaleId;
  siteUrl: string;
  brandName: string;
}

export function unsubscribePage({ mailKind, step, localeId, siteUrl, brandName }: Page): string {
  const locale = localeOf(localeId);
  const mailWords = words[mailKind][locale.language];
  const { title, text } = mailWords[step];
  const settings = siteUrl + localePath(locale, routePath(mailKind === 'price' ? 'favorites' : 'account'));
  const action =
    step === 'prompt'
      ? postButton(mailWords.confirm)
      : `<p><a href="${escape(settings)}">${escape(mailWords.settings)}</a></p>`;
  return plainPage({ localeId, brandName, title, text, action });
}
