import { gazetteer } from './gazetteer';
import type { Maps } from './maps';

/** The maps of a running server; the embedded gazetteer needs no key (D-20). */
export const createMaps = (): Maps => gazetteer;
