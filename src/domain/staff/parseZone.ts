import { plainDigits } from '../text/visibleText';

/** Separators that spreadsheets, emails and JSON put between ZIP codes. */
const separators = /[\s,;|"'()[\]\u200b\ufeff]+/;

/** Accepts ZIP+4, whose last four digits name a street. */
const zipCode = /^(\d{5})(?:-\d{4})?$/;

/** Returns sorted, unique ZIP codes, and every invalid word with its line. */
export function parseZone(text: string): { postalCodes: string[]; errors: { line: number; message: string }[] } {
  const codes = new Set<string>();
  const errors: { line: number; message: string }[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries())
    for (const word of plainDigits(line).split(separators).filter(Boolean)) {
      const code = zipCode.exec(word)?.[1];
      if (code) codes.add(code);
      else
        errors.push({
          line: index + 1,
          message: `expected a ZIP code of five digits, got ${JSON.stringify(word.slice(0, 40))}`,
        });
    }
  return { postalCodes: [...codes].sort(), errors };
}

/** Adds or removes ZIP codes, and leaves everything else as it was typed, invalid words included. */
export function changeZoneText(text: string, codes: readonly string[], isSelected: boolean): string {
  const plain = plainDigits(text);
  const present = new Set(parseZone(plain).postalCodes);
  if (isSelected) return [plain.trimEnd(), ...codes.filter((code) => !present.has(code))].join(' ').trimStart();
  const removed = new Set(codes);
  return plain
    .replace(/(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/g, (word, code: string) => (removed.has(code) ? '' : word))
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s,;|]+|(?<![\s,;|])[\s,;|]+$/g, '');
}
