import { z } from 'zod';
import { localizedTextSchema } from '../catalogue/productSchema';
import { notificationTextFault } from '../notification/notificationText';
import { regions, type Subcountry } from '../region/regions';
import { questionSchema, sectionSchema, topicSchema } from './sectionSchema';
import { routes, type RouteId } from '../site/routing/routes';
import { scheduleFields } from '../time/scheduleSchema';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const path = z.string().regex(/^\/[^\s]*$/, 'expected a path of this site such as /shop/pods');
const routeIds = routes.map((route) => route.id) as [RouteId, ...RouteId[]];
const subcountries = regions.map((region) => region.code) as [Subcountry, ...Subcountry[]];

const withoutSections: readonly RouteId[] = [
  'account',
  'orders',
  'order',
  'track',
  'checkout',
  'products',
  'devices',
  'pods',
  'search',
  'storeLocator',
  'stores',
  'guides',
  'privacyChoices',
];

/** The parts that each page renders. Other parts are rejected, so that editors do not write text that no page shows. */
const isShown = {
  sections: (route: RouteId) => !withoutSections.includes(route),
  topics: (route: RouteId) => route === 'support',
  questions: (route: RouteId) => route === 'support' || route === 'partners',
};
const optionalFields = Object.keys(isShown) as (keyof typeof isShown)[];

export const pageSchema = z
  .strictObject({
    route: z.enum(routeIds),
    title: localizedTextSchema,
    description: localizedTextSchema,
    heading: localizedTextSchema,
    lead: localizedTextSchema,
    updatedOn: z.iso.date().optional(),
    ...scheduleFields,
    sections: z.array(sectionSchema).default([]),
    topics: z.array(topicSchema).default([]),
    questions: z.array(questionSchema).default([]),
  })
  .superRefine((page, context) => {
    for (const field of optionalFields)
      if (page[field].length && !isShown[field](page.route))
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `expected none, since the page ${page.route} shows none`,
        });
    const { topics, questions } = page;
    questions.forEach(({ topic }, index) => {
      if (topics.length ? !topics.some(({ id: topicId }) => topicId === topic) : topic !== undefined)
        context.addIssue({
          code: 'custom',
          path: ['questions', index, 'topic'],
          message: `expected the id of one of the page's topics, got ${topic ?? 'none'}`,
        });
    });
  });
export type Page = z.infer<typeof pageSchema>;

const authentication = z.enum(['authenticated', 'unauthenticated', 'any']);

const targetSchema = z.union([
  z.strictObject({ path }),
  z.strictObject({ url: z.url({ protocol: /^https?$/, error: 'expected an address such as https://site.example' }) }),
  z.strictObject({ product: z.strictObject({ productType: z.enum(['oil', 'devices']), slug: id }) }),
]);

/** An empty `subcountryVisibility` means all regions. */
export const navigationSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id,
      title: localizedTextSchema,
      target: targetSchema,
      visibility: z.enum(['mobile', 'desktop']).optional(),
      authenticationVisibility: authentication,
      subcountryVisibility: z.array(z.enum(subcountries)).default([]),
      needsUnlockAppLinks: z.boolean().default(false),
      ...scheduleFields,
    }),
  ),
});
export type Navigation = z.infer<typeof navigationSchema>;
export type LinkTarget = z.infer<typeof targetSchema>;

const footerLinkSchema = z.strictObject({
  originalId: z.string().min(1),
  title: localizedTextSchema,
  hyperlink: z.union([path, z.url()]),
  authenticationVisibility: authentication.default('any'),
  ...scheduleFields,
});

export const footerSchema = z.strictObject({
  mainLinks: z.array(footerLinkSchema),
  additionalLinks: z.array(z.strictObject({ id, title: localizedTextSchema, links: z.array(footerLinkSchema) })),
  trademark: localizedTextSchema,
  terms: localizedTextSchema,
});
export type FooterContent = z.infer<typeof footerSchema>;

const notificationText = localizedTextSchema.superRefine((words, context) => {
  for (const [language, html] of Object.entries(words)) {
    const message = notificationTextFault(html);
    if (message) context.addIssue({ code: 'custom', path: [language], message });
  }
});

/** `text` is HTML with only p, a, strong and em; empty `subcountries` means all regions. */
export const notificationSchema = z.strictObject({
  originalId: z.string().min(1),
  text: notificationText,
  category: z.enum(['news', 'product', 'delivery', 'account']),
  expiresAfter: z.iso.date().nullable(),
  meta: z.strictObject({ publishedAt: z.iso.datetime(), createdAt: z.iso.datetime() }),
  link: targetSchema.nullable(),
  picture: id.nullable(),
  visibilitySettings: z.strictObject({
    authentication,
    subcountries: z.array(z.strictObject({ slug: z.enum(subcountries) })),
  }),
  ...scheduleFields,
});
export type NotificationEntry = z.infer<typeof notificationSchema>;

/** The brand is content, so that it can be replaced without code changes. */
export const siteSchema = z.strictObject({
  name: z.string().min(1),
  shortName: z.string().min(1).max(12),
  tagline: localizedTextSchema,
  description: localizedTextSchema,
  themeColor: z.string().regex(/^#[0-9a-f]{6}$/),
  siteUrl: z.url(),
  contact: z.strictObject({ email: z.email(), phone: z.string(), hours: localizedTextSchema }),
  partnerUrl: z.url(),
  termsVersion: z.string().regex(/^[\w.-]{1,40}$/, 'expected a version such as 2026-11-25'),
});
export type Site = z.infer<typeof siteSchema>;
