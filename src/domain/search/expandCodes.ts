import { orderNumberPattern } from '../order/orderNumber';

/** Order numbers and pack codes, with the words that find the pages about them. */
const codes: readonly (readonly [form: RegExp, isCode: (code: string) => boolean, words: string])[] = [
  [/(?<![\p{L}\p{N}])[a-z]{2}-[a-z]{3}-\d{4}-\d{3}(?![\p{L}\p{N}])/giu, () => true, ' batch '],
  [
    /(?<![\p{L}\p{N}])[\p{L}\p{N}]{8}(?![\p{L}\p{N}])/giu,
    // Order numbers contain a digit, unlike words of the same length.
    (code) => /\d/.test(code) && orderNumberPattern.test(code.toUpperCase()),
    ' my order ',
  ],
];

const spellings: readonly (readonly [form: RegExp, words: string])[] = [
  [/(?<!\p{L})thc-a(?!\p{L})/giu, 'thca'],
  [/(?<!\p{L})(?:do not|don['’]?t)(?!\p{L})/giu, 'not'],
];

const fullWidth = /[\uff01-\uff5e]/g;

const canadianPostalCode = /(?<![\p{L}\p{N}])([a-z]\d[a-z])[\s-]+(\d[a-z]\d)(?![\p{L}\p{N}])/giu;

/** Replaces codes with words, and joins postal codes: 'M5H 2N2' → 'M5H2N2'. */
export function expandCodes(text: string): string {
  let expanded = text.replace(fullWidth, (char) => char.normalize('NFKC')).replace(canadianPostalCode, '$1$2');
  for (const [form, isCode, words] of codes) expanded = expanded.replace(form, (code) => (isCode(code) ? words : code));
  for (const [form, words] of spellings) expanded = expanded.replace(form, words);
  return expanded;
}
