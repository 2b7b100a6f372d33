import { crawlerPattern } from '../../domain/site/crawlers';

/** True for the search engines and link previews that see pages without questions. */
export const isCrawler = (): boolean => new RegExp(crawlerPattern).test(navigator.userAgent);
