import { enFirst } from './enFirst';
import { enLater } from './enLater';

/** The words of the interface in US English; its keys are those of every language (D-04). */
export const en = { ...enFirst, ...enLater } as const;
