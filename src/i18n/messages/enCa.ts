import { enCaOrder } from './enCaOrder';
import { enCaPages } from './enCaPages';

/** Only what Canadian English says otherwise, by spelling or by fact; a browser loads the two parts apart. */
export const enCa = { ...enCaPages, ...enCaOrder };
