/**
 * '1 change', '3 changes'. Only for the console and the editor, which are in English. The shop's messages have
 * translated plurals.
 */
export const formatCount = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;
