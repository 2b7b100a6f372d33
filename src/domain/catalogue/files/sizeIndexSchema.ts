import { z } from 'zod';

/** Apart from `sizeOrder`, because lists load that without zod. Optional, because stored responses and those of earlier servers have none. */
export const sizeIndexSchema = z.string().optional();
