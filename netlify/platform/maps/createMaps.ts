import type { Settings } from '../settings';
import { gazetteer } from './gazetteer';
import { createGoogleMaps } from './googleMaps';
import type { Maps } from './maps';

/** The maps of a running server: Google's with a key, else the embedded gazetteer (D-20). */
export const createMaps = ({ googleMaps }: Pick<Settings, 'googleMaps'>): Maps =>
  googleMaps ? createGoogleMaps(googleMaps) : gazetteer;
