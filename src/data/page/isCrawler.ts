import { createIsbotFromList, list } from 'isbot';

/** A browser without a window is somebody's test or tool, and no search engine: it meets what a visitor meets. */
const crawlers = createIsbotFromList(list.filter((pattern) => !/headless/i.test(pattern)));

/** S6-10, D-37. */
export const isCrawler = (): boolean => crawlers(navigator.userAgent);
