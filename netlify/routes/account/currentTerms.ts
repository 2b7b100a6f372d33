import { createRoute, z } from '@hono/zod-openapi';
import { currentTermsPath, currentTermsSchema, legalTexts } from '../../../src/domain/account/currentTermsSchema';
import { localePath, locales } from '../../../src/domain/region/locales';
import { regionCodes, regionOf } from '../../../src/domain/region/regions';
import { routePath } from '../../../src/domain/site/routing/routes';
import type { AppContext } from '../../services/context/appContext';
import type { App } from '../http/appEnv';
import { shareResponse } from '../http/sharedResponses';
import { jsonResponse, notModified, problemResponses } from '../openapi';

const read = createRoute({
  method: 'get',
  path: currentTermsPath,
  tags: ['Account'],
  operationId: 'getCurrentTerms',
  summary: 'Get the version of the terms to accept, and where their texts are',
  description:
    'Show a shopper the texts in their language, then send `termsVersion` to `updateUser`. One version covers both texts. It is the same in all regions of a country, and changes with a release of the shop at most.',
  request: { params: z.object({ region: z.enum(regionCodes).openapi({ description: 'The shopper’s region' }) }) },
  responses: {
    200: jsonResponse('The version and the texts', currentTermsSchema.meta({ id: 'CurrentTerms' })),
    ...notModified,
    ...problemResponses(422),
  },
});

export function registerCurrentTermsRoutes(app: App, context: AppContext): void {
  app.openapi(read, (c) => {
    const { region } = c.req.valid('param');
    const { settings, termsVersion, legalDates } = context;
    const { country } = regionOf(region);
    const texts = locales
      .filter((locale) => locale.country === country)
      .flatMap((locale) =>
        legalTexts.map((text) => ({
          text,
          localeId: locale.id,
          updatedOn: legalDates[text],
          url: settings.siteUrl + localePath(locale, routePath(text)),
        })),
      );
    shareResponse(c);
    return c.json({ region, termsVersion, texts }, 200);
  });
}
