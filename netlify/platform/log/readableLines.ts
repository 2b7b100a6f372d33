import { z } from 'zod';

const lineSchema = z.object({
  level: z.string(),
  msg: z.string(),
  requestId: z.string().optional(),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  code: z.string().optional(),
  job: z.string().optional(),
  error: z.string().optional(),
});

export const readableLines = (print: (line: string) => void) => ({
  write: (json: string) => {
    const { level, msg, error, requestId, ...fields } = lineSchema.parse(JSON.parse(json));
    if (level !== 'warn' && level !== 'error') return;
    const details = Object.values(fields).filter((detail) => detail !== undefined);
    const parts = [msg, ...details, error, requestId && `(request ${requestId})`].filter(Boolean);
    print(`[${level}] ${parts.join(' ')}\n`);
  },
});
