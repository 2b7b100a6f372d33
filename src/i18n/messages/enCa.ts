import { enCaOrder } from './enCaOrder';
import { enCaPages } from './enCaPages';

/** Only the messages whose spelling or facts differ in Canadian English. A browser loads the two parts separately. */
export const enCa = { ...enCaPages, ...enCaOrder };
