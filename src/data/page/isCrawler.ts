import { crawlerPattern } from '../../domain/site/crawlers';

/** Search engines and link previews see pages without the age gate. */
export const isCrawler = (): boolean => new RegExp(crawlerPattern).test(navigator.userAgent);
