import type { Settings } from '../../../platform/settings/settings';
import { fillMail } from './fillMail';
import { labeled } from './punctuation';

/** The sender, as each mail names it. */
export type MailSender = Pick<Settings, 'brandName' | 'postalAddress'>;

interface Link {
  label: string;
  href: string;
}

export interface ShortMail {
  lang: string;
  sender: MailSender;
  title: string;
  /** Shown large. Not part of the preview on lock screens. */
  code?: string;
  /** Inboxes preview the first paragraph. */
  paragraphs: readonly [string, ...string[]];
  link?: Link;
  footer: string;
  unsubscribe?: Link;
}

const linkText = ({ label, href }: Link, lang: string): string => labeled(lang, label, href);

/** The values of a mail's header and footer. */
export const senderValues = ({ brandName, postalAddress }: MailSender) => ({
  brand: brandName,
  ...(postalAddress !== null && { postalAddress }),
});

export const senderText = ({ postalAddress }: MailSender): string[] => (postalAddress === null ? [] : [postalAddress]);

export function shortMail(mail: ShortMail): { text: string; html: string } {
  const { lang, sender, title, code, paragraphs, link, footer, unsubscribe } = mail;
  const html = fillMail({
    lang,
    ...senderValues(sender),
    title,
    preheader: paragraphs[0],
    ...(code !== undefined && { code }),
    paragraphs: paragraphs.map((paragraph) => ({ paragraph })),
    ...(link && { link: link.href, linkLabel: link.label }),
    footer,
    ...(unsubscribe && { unsubscribeLink: unsubscribe.href, unsubscribeLabel: unsubscribe.label }),
  });
  const text = [
    ...paragraphs,
    ...(link ? [linkText(link, lang)] : []),
    footer,
    ...(unsubscribe ? [linkText(unsubscribe, lang)] : []),
    ...senderText(sender),
  ].join('\n\n');
  return { text, html };
}
