import { createIsbotFromList, list } from 'isbot';

/** Headless browsers are someone's tests or tools, not search engines, so they get the visitor's experience. */
export const isListed = createIsbotFromList(list.filter((pattern) => !/headless/i.test(pattern)));
