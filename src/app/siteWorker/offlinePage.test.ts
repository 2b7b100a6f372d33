import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { locales } from '../../domain/region/locales';
import { offlinePage, offlineMessages } from './offlinePage';

describe.each(locales)('S7-26 the offline page of $id', (locale) => {
  const html = offlinePage(locale, 'Lamp & Co', 'start()');
  const messages = offlineMessages[locale.language];

  it('is well-formed, in its language, and hidden from search engines', () => {
    const faults: string[] = [];
    parse(html, { onParseError: ({ code }) => void faults.push(code) });
    expect(faults).toEqual([]);
    expect(html).toContain(`<html lang="${locale.id}" data-prefix="${locale.prefix}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<title>${messages.title} · Lamp &amp; Co</title>`);
    for (const text of [messages.title, messages.text, messages.retry, messages.kept]) expect(html).toContain(text);
  });

  it('is self-contained: one inline script, and no file of the shop except the icon', () => {
    expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script>']);
    expect(html).toContain('<script>start()</script>');
    const files = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, file]) => file);
    expect(files).toEqual(['/favicon.svg', '']);
  });
});
