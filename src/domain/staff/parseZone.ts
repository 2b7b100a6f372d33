/** Returns sorted, unique ZIP codes, and every invalid word with its line. */
export function parseZone(text: string): { postalCodes: string[]; errors: { line: number; message: string }[] } {
  const codes = new Set<string>();
  const errors: { line: number; message: string }[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries())
    for (const word of line.split(/[\s,;]+/).filter(Boolean))
      if (/^\d{5}$/.test(word)) codes.add(word);
      else
        errors.push({
          line: index + 1,
          message: `expected a ZIP code of five digits, got ${JSON.stringify(word.slice(0, 40))}`,
        });
  return { postalCodes: [...codes].sort(), errors };
}
