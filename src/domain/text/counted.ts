/** '1 change', '3 changes'. In English, for the console and the editor; the shop's words have plurals of their own. */
export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
