import { createRoute, z } from '@hono/zod-openapi';
import { activationHistorySchema } from '../../../src/domain/unlock/activationHistorySchema';
import { historyDateSchema, historyRange } from '../../../src/domain/unlock/historyRange';
import type { AppContext } from '../../services/context/appContext';
import { listActivations } from '../../services/pods/unlock/listActivations';
import type { App } from '../http/appEnv';
import { forUser } from '../http/requireUser';
import { localizedResponse, problemResponses } from '../openapi';
import { toPodOwner } from './pods';
import { pagingQuery } from '../http/paging';

const maxSize = 100;
const maxPage = 99_999;

const query = z
  .object({
    sort: z.enum(['createdDate,desc', 'createdDate,asc']).default('createdDate,desc'),
    ...pagingQuery({ maxPage, defaultSize: maxSize, maxSize }),
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
      200: localizedResponse('One page of the history', activationHistorySchema.meta({ id: 'ActivationHistory' })),
      ...problemResponses(401, 422),
    },
  });

export function registerActivationHistoryRoutes(app: App, context: AppContext): void {
  app.openapi(history(context), async (c) => {
    const { sort, page, size, ...dates } = c.req.valid('query');
    const direction = sort === 'createdDate,asc' ? 'asc' : 'desc';
    const request = { ...toPodOwner(c), page, size, direction, ...historyRange(dates) } as const;
    return c.json(await listActivations(context, request), 200);
  });
}
