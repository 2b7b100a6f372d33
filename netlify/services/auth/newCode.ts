import { randomInt } from 'node:crypto';

/** Six random digits, such as '004217'. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
