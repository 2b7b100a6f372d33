import { createRoute, z } from '@hono/zod-openapi';
import { countedListSchema } from '../../../src/domain/api/listSchema';
import { activationEntrySchema, activationHistorySchema } from '../../../src/domain/unlock/activationHistorySchema';
import { historyDateSchema, historyRange } from '../../../src/domain/unlock/historyRange';
import type { AppContext } from '../../services/context/appContext';
import { listActivations } from '../../services/pods/unlock/listActivations';
import type { App } from '../http/appEnv';
import { forUser } from '../http/requireUser';
import { contentLanguage, problemResponses } from '../openapi';
import { toPodOwner } from './pods';
import { listQuery, publicListResponse } from '../http/lists';
import { nextPageCursor, pagingQuery, toPage } from '../http/paging';

const maxSize = 100;
const maxPage = 99_999;

const query = z
  .object({
    sort: z.enum(['createdDate,desc', 'createdDate,asc']).default('createdDate,desc'),
    ...pagingQuery({ maxPage, defaultSize: maxSize, maxSize }),
    ...listQuery,
    startDate: historyDateSchema.optional(),
    endDate: historyDateSchema.optional(),
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || Date.parse(startDate) <= Date.parse(endDate), {
    path: ['endDate'],
    message: 'expected a date that is not before startDate',
  });

const history = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/pas/user-activation/history',
    ...forUser(context, ['Unlock']),
    operationId: 'listActivations',
    summary: `List the pods that the shopper unlocked, in pages of at most ${maxSize}; days are in UTC`,
    description: 'A page past the end is empty. `endDate` is included if it is a day.',
    request: { query },
    responses: {
      200: {
        ...publicListResponse('One page of the history', {
          list: countedListSchema(activationEntrySchema.meta({ id: 'ActivationEntry' })).meta({ id: 'ActivationList' }),
          earlier: activationHistorySchema.meta({ id: 'ActivationHistory' }),
        }),
        headers: contentLanguage,
      },
      ...problemResponses(401, 422),
    },
  });

export function registerActivationHistoryRoutes(app: App, context: AppContext): void {
  app.openapi(history(context), async (c) => {
    const { sort, page, size, cursor, wrap, ...dates } = c.req.valid('query');
    const paging = toPage({ page, size, cursor });
    const direction = sort === 'createdDate,asc' ? 'asc' : 'desc';
    const request = { ...toPodOwner(c), ...paging, direction, ...historyRange(dates) } as const;
    const found = await listActivations(context, request);
    const { content: items, totalElements: total } = found;
    return c.json(wrap ? { items, nextCursor: nextPageCursor(paging, total), total } : found, 200);
  });
}
