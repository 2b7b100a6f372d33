import { z } from 'zod';
import { wordsSchema } from '../catalogue/productSchema';
import { featureTable, type Feature } from '../region/features';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const path = z.string().regex(/^\/[^\s]*$/, 'expected a path of this site such as /shop/pods');
const feature = z.enum(Object.keys(featureTable) as [Feature, ...Feature[]]);

const linkSchema = z.strictObject({ label: wordsSchema, path });

/** Who sees it: one market alone (D-05), and there the regions where a feature is on, or off (D-07). */
const audience = {
  onlyIn: z.enum(['us', 'ca']).optional(),
  needs: feature.optional(),
  unless: feature.optional(),
};

/** The figures that a lab report's teaser may show, by the id of the item that names each. */
const reportFigures = ['total-thc', 'total-cbd', 'terpenes', 'contaminants', 'batch', 'laboratory', 'tested'] as const;
export type ReportFigure = (typeof reportFigures)[number];

/** The ways to reach the brand, by the id of the item that names each. */
const contactWays = ['email', 'phone', 'hours', 'partners'] as const;
export type ContactWay = (typeof contactWays)[number];

/** What a section is drawn as, and the items that it must have: none, any, or those of a list. */
const itemsOf = {
  /** Words, with a picture beside them if there is one. */
  words: 'none',
  /** Words over a picture from edge to edge. */
  wide: 'none',
  /** Large words with a button, in the middle. */
  call: 'none',
  steps: 'some',
  tiles: 'some',
  facts: 'some',
  /** The products of the page's list. */
  shelf: 'none',
  /** Every maker of the country; the build fills it in. */
  brands: 'none',
  /** The report of one batch; the build fills in its figures. */
  report: reportFigures,
  contact: contactWays,
} as const satisfies Record<string, 'none' | 'some' | readonly string[]>;
export type SectionKind = keyof typeof itemsOf;
const kinds = Object.keys(itemsOf) as [SectionKind, ...SectionKind[]];

/** One of the steps, tiles or facts of a section. */
const itemSchema = z.strictObject({
  id,
  heading: wordsSchema,
  text: wordsSchema.optional(),
  picture: id.optional(),
  path: path.optional(),
  onlyIn: audience.onlyIn,
});

/** One block of a page: a heading, its words, and what may stand beside or below them. */
export const sectionSchema = z
  .strictObject({
    id,
    kind: z.enum(kinds).default('words'),
    /** The ground: the page's own, a softer one, or the dark. */
    tone: z.enum(['soft', 'dark']).optional(),
    eyebrow: wordsSchema.optional(),
    heading: wordsSchema,
    paragraphs: z.array(wordsSchema).default([]),
    points: z.array(wordsSchema).default([]),
    items: z.array(itemSchema).default([]),
    picture: id.optional(),
    link: linkSchema.optional(),
    /** The words of a button to the partners' portal, whose address the site's file has. */
    portal: wordsSchema.optional(),
    ...audience,
  })
  .superRefine(({ kind, items, picture }, context) => {
    const fault = (field: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: field, message });
    const wanted: 'none' | 'some' | readonly string[] = itemsOf[kind];
    if (wanted === 'none' && items.length) fault(['items'], `expected none, since the kind ${kind} shows none`);
    if (wanted !== 'none' && !items.length) fault(['items'], `expected one or more, since the kind is ${kind}`);
    if (typeof wanted !== 'string')
      items.forEach((item, at) => {
        if (!wanted.includes(item.id))
          fault(['items', at, 'id'], `expected one of ${wanted.join(', ')}, got ${item.id}`);
      });
    if (kind === 'wide' && !picture) fault(['picture'], 'expected a drawing, since the kind is wide');
  });
export type Section = z.infer<typeof sectionSchema>;

export const topicSchema = z.strictObject({ id, title: wordsSchema, ...audience });

export const questionSchema = z.strictObject({
  id,
  /** The id of one of the page's topics. */
  topic: id.optional(),
  question: wordsSchema,
  answer: wordsSchema,
  /** Words that somebody may look for it by and that it does not say. */
  keywords: wordsSchema.optional(),
  link: linkSchema.optional(),
  ...audience,
});
export type Question = z.infer<typeof questionSchema>;
