import type { Language } from '../../domain/region/locales';

/** The offline page's words. It loads none of the site's scripts and so has no messages. */
export const offlineWords = {
  en: {
    title: 'You are offline',
    text: 'This page has not been kept on your device, and the shop cannot be reached just now. It comes by itself once the connection is back.',
    retry: 'Try again',
    kept: 'Pages on this device',
    home: 'Go to the home page',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page n’a pas été conservée sur votre appareil et la boutique est injoignable pour le moment. Elle s’affichera dès que la connexion sera rétablie.',
    retry: 'Réessayer',
    kept: 'Pages présentes sur cet appareil',
    home: 'Aller à la page d’accueil',
  },
} as const satisfies Record<Language, Record<string, string>>;
