import { frFirst } from './frFirst';
import { frLater } from './frLater';

/** The words of the interface in Canadian French. */
export const fr = { ...frFirst, ...frLater };
