import { createIsbotFromList, list } from 'isbot';

/** Headless browsers are someone's tests or tools, not search engines, so they get the visitor's experience. */
const crawlers = createIsbotFromList(list.filter((pattern) => !/headless/i.test(pattern)));

export const isCrawler = (): boolean => crawlers(navigator.userAgent);
