const shortForms: Record<string, string> = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };

/** A place name as it is compared: 'Saint-Jérôme' → 'st jerome'. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}?]+/u)
    .filter(Boolean)
    .map((word) => shortForms[word] ?? word)
    .join(' ');
