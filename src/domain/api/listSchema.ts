import { z } from 'zod';

/** The shape that all lists of the API share. */
export const listSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item).meta({ description: 'The entries of this page' }),
    nextCursor: z.string().nullable().meta({
      description: 'The `cursor` of the next page; null at the end, and for lists that always come complete',
    }),
  });
export type List<Item> = z.infer<ReturnType<typeof listSchema<z.ZodType<Item>>>>;

/** A list that also tells how many entries all of its pages have. */
export const countedListSchema = <Item extends z.ZodType>(item: Item) =>
  listSchema(item).extend({ total: z.int().meta({ description: 'The number of entries on all pages' }) });
