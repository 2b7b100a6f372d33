const languages = new Set(['en', 'enCa', 'fr']);

/** Lists the texts in any language below a value, each with its field: 'description.en'. */
export function contentTexts(value: unknown, path = ''): [field: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const field = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    return languages.has(key) && typeof child === 'string'
      ? [[field, child] as [string, string]]
      : contentTexts(child, field);
  });
}
