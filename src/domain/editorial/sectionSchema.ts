import { z } from 'zod';
import { localizedTextSchema } from '../catalogue/productSchema';
import { scheduleFields } from '../time/scheduleSchema';
import { featureTable, type Feature } from '../region/features';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const path = z.string().regex(/^\/[^\s]*$/, 'expected a path of this site such as /shop/pods');
const feature = z.enum(Object.keys(featureTable) as [Feature, ...Feature[]]);

const linkSchema = z.strictObject({ label: localizedTextSchema, path });

/** Limits an entry to one country, or to regions where a feature is on or off. */
const audience = {
  onlyIn: z.enum(['us', 'ca']).optional(),
  needs: feature.optional(),
  unless: feature.optional(),
};

/** The ids of items that label a figure of the lab report. */
const reportFigures = ['total-thc', 'total-cbd', 'terpenes', 'contaminants', 'batch', 'laboratory', 'tested'] as const;
export type ReportFigure = (typeof reportFigures)[number];

const contactWays = ['email', 'phone', 'hours', 'partners'] as const;
export type ContactMethod = (typeof contactWays)[number];

/** The pictures of the moment a pod is unlocked. Two are of the table, and each of the others holds one light. */
export const momentLayers = ['laid', 'flash', 'lifted', 'rainbow', 'white', 'oil'] as const;
export type MomentLayer = (typeof momentLayers)[number];

/** The item ids that a section of each kind must have: none, any, or those listed. */
const itemsByKind = {
  words: 'none',
  wide: 'none',
  call: 'none',
  steps: 'some',
  tiles: 'some',
  facts: 'some',
  /** The items are arguments, beside a table of two things. */
  comparison: 'some',
  /** The items say what happens while a pod is unlocked, beside pictures of it. */
  moment: 'some',
  /** The items rise from the lowest level to the highest. */
  levels: 'some',
  /** Shows the products of the page's list. */
  shelf: 'none',
  /** Home suggests a first order in it. */
  starter: 'none',
  /** The build creates the items. */
  brands: 'none',
  report: reportFigures,
  contact: contactWays,
} as const satisfies Record<string, 'none' | 'some' | readonly string[]>;
export type SectionKind = keyof typeof itemsByKind;
const kinds = Object.keys(itemsByKind) as [SectionKind, ...SectionKind[]];

const itemSchema = z.strictObject({
  id,
  heading: localizedTextSchema,
  text: localizedTextSchema.optional(),
  picture: id.optional(),
  path: path.optional(),
  onlyIn: audience.onlyIn,
});

/** Compares two things: each row has a name and says what holds for either. */
const tableSchema = z.strictObject({
  own: localizedTextSchema,
  other: localizedTextSchema,
  rows: z
    .array(z.strictObject({ name: localizedTextSchema, own: localizedTextSchema, other: localizedTextSchema }))
    .min(2),
});

export const sectionSchema = z
  .strictObject({
    id,
    kind: z.enum(kinds).default('words'),
    tone: z.enum(['soft', 'dark']).optional(),
    eyebrow: localizedTextSchema.optional(),
    heading: localizedTextSchema,
    paragraphs: z.array(localizedTextSchema).default([]),
    points: z.array(localizedTextSchema).default([]),
    items: z.array(itemSchema).default([]),
    table: tableSchema.optional(),
    picture: id.optional(),
    link: linkSchema.optional(),
    /** The site file has the partner portal's URL. */
    portal: localizedTextSchema.optional(),
    ...audience,
    ...scheduleFields,
  })
  .superRefine(({ kind, items, picture, table }, context) => {
    const fault = (field: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: field, message });
    const expectedItems: 'none' | 'some' | readonly string[] = itemsByKind[kind];
    if (expectedItems === 'none' && items.length) fault(['items'], `expected none, since the kind ${kind} shows none`);
    if (expectedItems !== 'none' && !items.length) fault(['items'], `expected one or more, since the kind is ${kind}`);
    if (typeof expectedItems !== 'string')
      items.forEach((item, index) => {
        if (!expectedItems.includes(item.id))
          fault(['items', index, 'id'], `expected one of ${expectedItems.join(', ')}, got ${item.id}`);
      });
    if (kind === 'comparison' && !table) fault(['table'], 'expected a table, since the kind is comparison');
    if (kind !== 'comparison' && table) fault(['table'], `expected none, since the kind ${kind} shows none`);
    if (kind === 'wide' && !picture) fault(['picture'], 'expected a drawing, since the kind is wide');
  });
export type Section = z.infer<typeof sectionSchema>;

export const topicSchema = z.strictObject({ id, title: localizedTextSchema, ...audience });

export const questionSchema = z.strictObject({
  id,
  topic: id.optional(),
  question: localizedTextSchema,
  answer: localizedTextSchema,
  /** Search terms that question and answer do not contain. */
  keywords: localizedTextSchema.optional(),
  link: linkSchema.optional(),
  ...audience,
  ...scheduleFields,
});
export type Question = z.infer<typeof questionSchema>;
