import { z } from 'zod';
import { localeIds } from '../region/locales';
import { regionCodes } from '../region/regions';

export const legalTexts = ['terms', 'privacy'] as const;
/** The days on which the texts were last changed. Null for a text without a date. */
export type LegalDates = Readonly<Record<(typeof legalTexts)[number], string | null>>;

/** The texts that a client shows before a shopper signs up, and the version to send after they agree. */
export const currentTermsSchema = z.object({
  region: z.enum(regionCodes),
  termsVersion: z.string(),
  texts: z.array(
    z.object({
      text: z.enum(legalTexts),
      localeId: z.enum(localeIds),
      updatedOn: z.iso.date().nullable(),
      url: z.url(),
    }),
  ),
});
export type CurrentTerms = z.infer<typeof currentTermsSchema>;

export const currentTermsPath = '/v1/app/terms/{region}';
