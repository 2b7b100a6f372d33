export const reviewLength = { min: 10, max: 600 } as const;

/** A text is pending until somebody decides, and again after each edit. */
export const reviewStatuses = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A review may be rejected for nothing else: not for its stars, and not for what the author thinks of the pod. */
export const rejectionReasons = [
  'profanity',
  'personal-data',
  'advertising',
  'off-topic',
  'health-claim',
  'illegal',
  'not-own-words',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** How many reviews of a pod the page has before a shopper asks for more. */
export const reviewsOnPage = 3;

/** Endings of addresses that shops use. Those that often follow a forgotten space, such as 'me', count with a path only. */
const endings = 'com|net|org|ca|us|co|io|gg|xyz|info|biz|cc|tv|ly|app|shop|store|site|online|club|vip';
const name = String.raw`[\p{L}\d-]`;
const links = [
  /https?:|www\./i,
  // A capital letter after the period starts a sentence: 'Smooth.Shop owners agree'.
  new RegExp(String.raw`${name}{2}\.(?:${endings}|${endings.toUpperCase()}|Com|Net|Org)(?![\p{L}\d])`, 'u'),
  // With a path, any ending is an address: 't.me/pods'.
  new RegExp(String.raw`${name}\.(?:[a-z]{2,6}|[A-Z]{2,6})\/${name}`, 'u'),
];
const handle = /(?:^|[\s(:])@[\p{L}\d_]|[\p{L}\d._%+-]@[\p{L}\d]/u;

const year = String.raw`(?:19|20)\d\d`;
const dayOrMonth = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
/** Numbers with as many digits as a phone number, which say more than most words. */
const figures = [
  /[A-Z]{3}-?\d{4}-?\d{3}(?!\d)/gi,
  ...[
    // '2026-11-30', '11 30 2026', '2024-2026'
    String.raw`${year}([-./ ]?)${dayOrMonth}\1${dayOrMonth}`,
    String.raw`${dayOrMonth}([-./ ])${dayOrMonth}\1${year}`,
    String.raw`${year} ?[\p{Pd}/ ] ?${year}`,
    // '4.5'
    String.raw`\d{1,2}\.\d{1,3}`,
  ].map((figure) => new RegExp(String.raw`(?<!\d\.?)${figure}(?!\.?\d)`, 'gu')),
];
/** Seven digits or more with nothing but separators between them. */
const phone = /\d(?:[\s().\p{Pd}]*\d){6}/u;

/** True if the text has a link, an email address, a handle or a phone number: 'Call 555-0123' → true. */
export function hasContact(text: string): boolean {
  // Invisible characters could split a link, and full-width ones could spell it.
  const plain = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const others = figures.reduce((rest, figure) => rest.replace(figure, ';'), plain);
  return [...links, handle].some((pattern) => pattern.test(plain)) || phone.test(others);
}

/** Keeps paragraphs, without the spaces and empty lines around them. */
export const tidyReview = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export type ReviewFault = 'short' | 'long' | 'contact';

/** Returns why a text cannot be sent, or null if it can. */
export function reviewFault(text: string): ReviewFault | null {
  const tidy = tidyReview(text);
  if (tidy.length < reviewLength.min) return 'short';
  if (tidy.length > reviewLength.max) return 'long';
  return hasContact(tidy) ? 'contact' : null;
}
