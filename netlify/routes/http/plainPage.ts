import { createHash } from 'node:crypto';
import { escapeHtml as escape } from '../../../src/domain/text/escapeHtml';
import { headerSign, brandStyle } from './brandStyle';
import type { LocaleId } from '../../../src/domain/region/locales';

const style = `${brandStyle}
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.5rem; }
button { margin-top: 1rem; padding: .875rem 1.625rem; border: 0; border-radius: 999px; font: inherit; font-weight: 600; color: #14130f; background: var(--light); cursor: pointer; }
`;

const hash = createHash('sha256').update(style).digest('base64');

export const plainPageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
};

/** A form instead of a link: link previews and mail scanners follow links but do not submit forms. */
export const postButton = (label: string): string => `<form method="post"><button>${escape(label)}</button></form>`;

interface Page {
  localeId: LocaleId;
  brandName: string;
  title: string;
  text: string;
  action: string;
}

export const plainPage = ({ localeId, brandName, title, text, action }: Page): string => `<!doctype html>
<html lang="${localeId}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(title)} · ${escape(brandName)}</title><style>${style}</style></head>
<body><header>${headerSign}<b>${escape(brandName)}</b></header><main><h1>${escape(title)}</h1><p>${escape(text)}</p>${action}</main></body></html>
`;
