import { readFileSync, writeFileSync } from 'node:fs';

/**
 * HTML as a string with one character per byte (latin1). Everything searched for in finished pages is ASCII, and
 * there may be tens of thousands of pages: a page of 76 KB is read in 0.03 ms instead of 0.3 ms, and searching is
 * four times as fast.
 */
export type HtmlBytes = string;

export const readHtml = (file: string): HtmlBytes => readFileSync(file, 'latin1');
export const writeHtml = (file: string, html: HtmlBytes): void => writeFileSync(file, html, 'latin1');

export const bytesOf = (text: string): HtmlBytes => Buffer.from(text, 'utf8').toString('latin1');
export const textOf = (html: HtmlBytes): string => Buffer.from(html, 'latin1').toString('utf8');
