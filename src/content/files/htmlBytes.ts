import { readFileSync, writeFileSync } from 'node:fs';

/** HTML with one character per byte (latin1), which is ten times as fast to read as UTF-8, for thousands of pages. */
export type HtmlBytes = string;

export const readHtml = (file: string): HtmlBytes => readFileSync(file, 'latin1');
export const writeHtml = (file: string, html: HtmlBytes): void => writeFileSync(file, html, 'latin1');

export const encodeHtml = (text: string): HtmlBytes => Buffer.from(text, 'utf8').toString('latin1');
export const decodeHtml = (html: HtmlBytes): string => Buffer.from(html, 'latin1').toString('utf8');
