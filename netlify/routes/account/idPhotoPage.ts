import { localeOf, type Language, type LocaleId } from '../../../src/domain/region/locales';
import type { Problem } from '../../../src/domain/api/problemSchema';
import { plainPage, postButton } from '../http/plainPage';

const words: Record<Language, Record<'title' | 'text' | 'show' | 'refused' | 'again', string>> = {
  en: {
    title: 'Show the ID photo for this order?',
    text: 'This link shows it once, within a minute, and the view is logged.',
    show: 'Show the photo',
    refused: 'The ID photo can’t be shown',
    again: 'Try again',
  },
  fr: {
    title: 'Afficher la photo de la pièce d’identité de cette commande?',
    text: 'Ce lien l’affiche une seule fois, dans la minute, et la consultation est consignée.',
    show: 'Afficher la photo',
    refused: 'La photo de la pièce d’identité ne peut pas être affichée',
    again: 'Réessayer',
  },
};

interface Page {
  localeId: LocaleId;
  brandName: string;
}

/** The page behind a link to an ID photo. Only its button shows the photo, because previews and scanners follow links. */
export function idPhotoPage({ localeId, brandName }: Page): string {
  const { title, text, show } = words[localeOf(localeId).language];
  return plainPage({ localeId, brandName, title, text, action: postButton(show) });
}

export function idProblemPage({ localeId, brandName }: Page, { status, detail }: Problem): string {
  const { refused, again } = words[localeOf(localeId).language];
  const action = status >= 500 ? postButton(again) : '';
  return plainPage({ localeId, brandName, title: refused, text: detail, action });
}
