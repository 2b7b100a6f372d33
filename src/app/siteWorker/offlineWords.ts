import type { Language } from '../../domain/region/locales';

/** The offline page's words. It loads none of the site's scripts and so has no messages. */
export const offlineWords = {
  en: {
    title: 'You’re offline',
    text: 'This page isn’t saved on your device, and we can’t reach the shop right now. It will load by itself once you’re back online.',
    retry: 'Try again',
    kept: 'Pages saved on this device',
    home: 'Go to the home page',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page n’est pas enregistrée sur votre appareil, et la boutique est injoignable pour l’instant. Elle s’affichera d’elle-même au retour de la connexion.',
    retry: 'Réessayer',
    kept: 'Pages enregistrées sur cet appareil',
    home: 'Aller à la page d’accueil',
  },
} as const satisfies Record<Language, Record<string, string>>;
