import { randomInt } from 'node:crypto';

/** Six random digits, such as '004217'. */
export const generateCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
