import { z } from 'zod';
import { localizedTextSchema } from '../catalogue/productSchema';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const path = z.string().regex(/^\/[^\s]*$/, 'expected a path of this site such as /shop/pods');
const onlyIn = z.enum(['us', 'ca']).optional();

const rowSchema = z.strictObject({
  name: localizedTextSchema,
  value: localizedTextSchema,
  detail: localizedTextSchema,
});

const partSchema = z.strictObject({
  id: slug,
  heading: localizedTextSchema,
  paragraphs: z.array(localizedTextSchema).min(1),
  points: z.array(localizedTextSchema).default([]),
  table: z.strictObject({ columns: rowSchema, rows: z.array(rowSchema).min(2) }).optional(),
  onlyIn,
});

/** In Canada, a guide states facts and safety only. */
export const guideSchema = z
  .strictObject({
    slug,
    order: z.int().positive(),
    title: localizedTextSchema,
    description: localizedTextSchema,
    heading: localizedTextSchema,
    lead: localizedTextSchema,
    picture: slug,
    publishedOn: z.iso.date(),
    updatedOn: z.iso.date(),
    sections: z.array(partSchema).min(3),
    links: z.array(z.strictObject({ label: localizedTextSchema, path, onlyIn })).default([]),
  })
  .refine(({ publishedOn, updatedOn }) => updatedOn >= publishedOn, {
    path: ['updatedOn'],
    message: 'expected the day of publication or a later one',
  })
  .refine(({ sections }) => new Set(sections.map(({ id }) => id)).size === sections.length, {
    path: ['sections'],
    message: 'expected each id once, because links lead to them',
  });
export type Guide = z.infer<typeof guideSchema>;

export const guidePath = (guideSlug: string): string => `/guides/${guideSlug}`;
