import { z } from '@hono/zod-openapi';
import type { List } from '../../../src/domain/api/listSchema';
import type { AppRequest } from './appEnv';
import { deprecationHeaders, markDeprecated } from './deprecation';
import { optionalFlag } from './queryFlags';

export const listQuery = { wrap: optionalFlag() };

/** A list that always comes complete. */
export const complete = <Item>(items: Item[]): List<Item> => ({ items, nextCursor: null });

const earlierShape = 'The shape without `wrap=true`';

interface Shapes<Shared, Earlier> {
  list: Shared;
  /** The shape without `wrap=true`, from before lists shared one. */
  earlier: Earlier;
}

/** The `responses` entry of a list whose earlier shape is deprecated. */
export const listResponse = <Shared extends z.ZodType, Earlier extends z.ZodType>(
  description: string,
  { list, earlier }: Shapes<Shared, Earlier>,
) => ({
  description,
  headers: deprecationHeaders,
  content: {
    'application/json': {
      schema: z.union([list, earlier.meta({ ...earlier.meta(), deprecated: true, description: earlierShape })]),
    },
  },
});

/** The `responses` entry of a list that shoppers download, whose earlier shape is the storefront's and stays. */
export const publicListResponse = <Shared extends z.ZodType, Earlier extends z.ZodType>(
  description: string,
  { list, earlier }: Shapes<Shared, Earlier>,
) => ({ description, content: { 'application/json': { schema: z.union([list, earlier]) } } });

const wantsWrap = (c: AppRequest): boolean => c.req.query('wrap') === 'true';

/** Sends a list in the shape that was asked for. */
export function respondWithList<Shared extends List<unknown>, Earlier>(
  c: AppRequest,
  { list, earlier }: Shapes<Shared, Earlier>,
) {
  if (wantsWrap(c)) return c.json<Shared | Earlier, 200>(list, 200);
  markDeprecated(c);
  return c.json<Shared | Earlier, 200>(earlier, 200);
}

/** Sends a list whose earlier shape is a bare array that stays. */
export const respondWithPublicList = <Item>(c: AppRequest, items: Item[]) =>
  c.json<Item[] | List<Item>, 200>(wantsWrap(c) ? complete(items) : items, 200);
