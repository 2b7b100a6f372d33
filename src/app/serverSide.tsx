import { addMessages } from '../i18n/messageStore';
import { en } from '../i18n/messages/en';
import { enCa } from '../i18n/messages/enCa';
import { fr } from '../i18n/messages/fr';
import { fontUrl } from '../ui/theme/fonts';

/** The HTML is rendered with every word of every language at hand. */
export function knowAllMessages(): void {
  for (const group of ['first', 'account', 'order'] as const) {
    addMessages('en-US', group, en);
    addMessages('en-CA', group, { ...en, ...enCa });
    addMessages('fr-CA', group, fr);
  }
}

/** What the head of every page begins with. */
export const headStart = [
  <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
];
