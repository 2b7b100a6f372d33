import { orderNumberPattern } from '../order/orderNumber';

const dash = String.raw`[\s\p{Dash}]?`;

/** Order numbers and pack codes, with the words that find the pages about them. */
const codes: readonly (readonly [form: RegExp, isCode: (code: string) => boolean, words: string])[] = [
  [
    // May lack its beginning, or its end while it is being typed.
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:[a-z]{2,3}${dash}[a-z]{3}${dash}\d{4}${dash}\d{3}|[a-z]{3}\p{Dash}\d{4}\p{Dash}\d{3}|[a-z]{2,3}\p{Dash}[a-z]{3}\p{Dash}[\d\p{Dash}]*)(?![\p{L}\p{N}])`,
      'giu',
    ),
    () => true,
    ' batch ',
  ],
  [
    /(?<![\p{L}\p{N}])[\p{L}\p{N}]{8}(?![\p{L}\p{N}])/giu,
    // Order numbers contain a digit, unlike words of the same length.
    (code) => /\d/.test(code) && orderNumberPattern.test(code.toUpperCase()),
    ' my order ',
  ],
];

const spellings: readonly (readonly [form: RegExp, words: string])[] = [
  [/(?<!\p{L})thc-a(?!\p{L})/giu, 'thca'],
  [/(?<!\p{L})(?:(?:any|every)thing but|all but|other than|excluding|autre (?:chose )?que)(?!\p{L})/giu, 'except'],
  [/(?<!\p{L})(?:(?:zip|postal)[\s-]?codes?|codes? posta(?:l|ux))(?!\p{L})/giu, 'zip'],
  // '21+' and 'under 21' are ages.
  [
    /(?<![\p{L}\p{N}$.,])(?:(?:under|over|moins de|plus de)\s+(?:18|19|21)|(?:18|19|21)\s*(?:\+|(?:and|or|&|et|ou)\s+(?:over|older|up|plus)|(?:years?|ans)(?:\s+olds?)?))(?![\p{L}\p{N}$%.,]|\s*(?:\$|%|dollars?|bucks?|thc))/giu,
    ' legal age ',
  ],
  [/(?<!\p{L})(?:cannot|do not|(?:do|does|did|is|are|was|ca|wo)n['’]?t)(?!\p{L})/giu, 'not'],
];

const fullWidth = /[\uff01-\uff5e]/g;

const canadianPostalCode = /(?<![\p{L}\p{N}])([a-z]\d[a-z])[\s-]+(\d[a-z]\d)(?![\p{L}\p{N}])/giu;

const zipPlusFour = /(?<![\p{L}\p{N}-])(\d{5})-\d{4}(?![\p{L}\p{N}-])/gu;

/** Replaces codes with words, and joins postal codes: 'M5H 2N2' → 'M5H2N2', '90012-1234' → '90012'. */
export function expandCodes(text: string): string {
  let expanded = text
    .replace(fullWidth, (char) => char.normalize('NFKC'))
    .replace(canadianPostalCode, '$1$2')
    .replace(zipPlusFour, '$1');
  for (const [form, isCode, words] of codes) expanded = expanded.replace(form, (code) => (isCode(code) ? words : code));
  for (const [form, words] of spellings) expanded = expanded.replace(form, words);
  return expanded;
}
