import { fillMail } from './fillMail';
import { labeled } from './punctuation';

interface Link {
  label: string;
  href: string;
}

export interface ShortMail {
  lang: string;
  brand: string;
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

export function shortMail(mail: ShortMail): { text: string; html: string } {
  const { lang, brand, title, code, paragraphs, link, footer, unsubscribe } = mail;
  const html = fillMail({
    lang,
    brand,
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
  ].join('\n\n');
  return { text, html };
}
