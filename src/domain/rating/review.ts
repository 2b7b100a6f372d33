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

const link = /https?:|www\.|[\p{L}\d-]{2}\.(?:com|net|org|ca|io|gg|shop|xyz)\b/iu;
const handle = /(?:^|[\s(:])@[\p{L}\d_]|[\p{L}\d._%+-]@[\p{L}\d]/u;
/** A batch number has as many digits as a phone number, and says more than most words. */
const batchNumber = /[A-Z]{3}-?\d{4}-?\d{3}(?!\d)/gi;
/** Seven digits or more with nothing but separators between them. */
const phone = /\d(?:[\s().-]*\d){6}/;

/** True if the text has a link, an email address, a handle or a phone number: 'Call 555-0123' → true. */
export function hasContact(text: string): boolean {
  // Invisible characters could split a link, and full-width ones could spell it.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(batchNumber, '');
  return [link, handle, phone].some((pattern) => pattern.test(plain));
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
