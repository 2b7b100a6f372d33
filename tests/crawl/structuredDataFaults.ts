import Validator from '@adobe/structured-data-validator';
import { z } from 'zod';
import { splitLocalePath } from '../../src/domain/region/locales';
import { parseSiteUrl, type Crawl } from './linkFaults';
import type { CrawledPage } from './readPage';
import { schemaOrgVocabulary } from './schemaOrg';

const text = z.string().min(1);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const list = (item: z.ZodType) =>
  z.object({
    itemListElement: z
      .array(z.intersection(z.object({ position: z.int() }), item))
      .min(1)
      .refine((all) => all.every(({ position }, index) => position === index + 1), 'expected the positions 1, 2, 3 …'),
  });
const store = z.object({
  '@type': z.literal('Store'),
  url: z.url(),
  name: text,
  telephone: z.string().regex(/^\+1-\d{3}-\d{3}-\d{4}$/),
  address: z.object({
    streetAddress: text,
    addressLocality: text,
    addressRegion: z.string().length(2),
    postalCode: text,
    addressCountry: z.string().length(2),
  }),
  geo: z.object({ latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z.array(z.object({ dayOfWeek: z.array(text).min(1), opens: clock, closes: clock })).min(1),
});

/** A link and nothing else, because each dispensary has its own policy. */
const returns = z.strictObject({ '@type': z.literal('MerchantReturnPolicy'), merchantReturnLink: z.url() });

const amount = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  value: z.number().nonnegative().optional(),
  minValue: z.number().nonnegative().optional(),
  maxValue: z.number().nonnegative().optional(),
  currency: z.literal('USD'),
});
const period = z.object({ duration: z.object({ maxValue: z.int(), unitCode: z.literal('DAY') }) });

const shipping = z.object({
  name: text,
  description: text,
  handlingTime: period,
  shippingConditions: z
    .array(
      z.object({
        // ZIP codes alone: no dispensary delivers to a whole state.
        shippingDestination: z.strictObject({
          '@type': z.literal('DefinedRegion'),
          addressCountry: z.literal('US'),
          postalCode: z.array(z.string().regex(/^\d{5}$/)).min(1),
        }),
        orderValue: amount,
        doesNotShip: z.literal(true).optional(),
        shippingRate: amount.required({ value: true }).optional(),
        transitTime: period.optional(),
      }),
    )
    .min(1)
    .refine(
      (all) => all.every(({ doesNotShip, shippingRate }) => Boolean(doesNotShip) !== Boolean(shippingRate)),
      'expected each order either to have a rate or not to ship',
    ),
});

/** Requirements that Google documents, which the validator does not check, and our own. */
const requirements: Record<string, z.ZodType> = {
  Organization: z.object({
    name: text,
    url: z.url(),
    logo: z.url(),
    email: z.email(),
    hasShippingService: z.array(shipping).min(1).optional(),
  }),
  WebSite: z.object({ name: text, url: z.url(), inLanguage: text }),
  BreadcrumbList: list(z.object({ name: text, item: z.url() })),
  ItemList: list(z.union([z.object({ name: text, url: z.url() }), z.object({ item: store })])),
  FAQPage: z.object({
    mainEntity: z.array(z.object({ name: text, acceptedAnswer: z.object({ text }) })).min(1),
  }),
  Store: store,
  Article: z.object({
    headline: text.max(110),
    image: z.url(),
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: z.object({ '@type': z.literal('Organization'), name: text, url: z.url() }),
    publisher: z.object({ name: text }),
  }),
  Service: z.object({
    name: text,
    provider: z.object({ name: text, identifier: text }),
    areaServed: z.object({ name: text }),
  }),
  Product: z.object({
    name: text,
    sku: text,
    productID: text,
    brand: z.object({ name: text }),
    description: text,
    image: z.array(z.url()).min(1),
    additionalProperty: z.array(z.object({ name: text, value: z.union([text, z.number()]) })).min(3),
    offers: z
      .array(
        z.object({
          price: z.string().regex(/^\d+\.\d\d$/),
          priceCurrency: z.literal('USD'),
          availability: z.string().regex(/^https:\/\/schema\.org\/\w+$/),
          areaServed: z.object({ name: text }),
          seller: z.object({ name: text, hasMerchantReturnPolicy: returns }),
          shippingDetails: z.undefined('the cost and place of delivery depend on the order and its address').optional(),
        }),
      )
      .min(1),
  }),
};

type Thing = Record<string, unknown> & { '@type': string };

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': text })).min(1),
});

function parseGraph(json: string): Thing[] | string {
  try {
    const parsed = graphSchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data['@graph'] : z.prettifyError(parsed.error);
  } catch (error) {
    return String(error);
  }
}

function* words(value: unknown, property = ''): Generator<[property: string, word: string]> {
  if (typeof value === 'string') yield [property, value];
  else if (Array.isArray(value)) for (const each of value) yield* words(each, property);
  else if (value && typeof value === 'object')
    for (const [name, each] of Object.entries(value)) {
      yield [name, ''];
      yield* words(each, name);
    }
}

const validator = new Validator(schemaOrgVocabulary());

async function thingFaults(thing: Thing): Promise<string[]> {
  const type = thing['@type'];
  const issues = await validator.validate({ jsonld: { [type]: [structuredClone(thing)] } });
  const faults = issues.filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg');
  const promised = requirements[type]?.safeParse(thing);
  return [
    ...faults.map(({ issueMessage }) => `${type}: ${issueMessage}`),
    ...(promised ? (promised.success ? [] : [`${type}: ${z.prettifyError(promised.error)}`]) : [`${type}: unexpected`]),
  ];
}

function graphFaults(things: Thing[], page: CrawledPage, { site, siteUrl }: Crawl): string[] {
  const isCanada = splitLocalePath(page.path)?.locale.country === 'ca';
  return [...words(things)].flatMap(([property, word]) => {
    if (/rating|review/i.test(property)) return [`${property}: there are no ratings`];
    if (isCanada && /offer|price|shipping/i.test(property)) return [`${property}: Canada is shown no prices`];
    const url = word.startsWith(siteUrl) ? parseSiteUrl(word, page, siteUrl) : null;
    return url && !site.answer(url.pathname) ? [`${property}: ${word} is not there`] : [];
  });
}

/** Checks a page's JSON-LD, also by the requirements of search engines and the rules of D-05 and D-07. */
export async function structuredDataFaults(page: CrawledPage, crawl: Crawl): Promise<string[]> {
  const graphs = page.data.map(parseGraph);
  const found = await Promise.all(
    graphs.map(async (graph) => {
      if (typeof graph === 'string') return [graph];
      return [...(await Promise.all(graph.map(thingFaults))).flat(), ...graphFaults(graph, page, crawl)];
    }),
  );
  return found.flat().map((fault) => `${page.path}: ${fault}`);
}

export const structuredDataTypes = (page: CrawledPage): string[] =>
  page.data.flatMap((json) => {
    const graph = parseGraph(json);
    return typeof graph === 'string' ? [] : graph.map((thing) => thing['@type']);
  });
