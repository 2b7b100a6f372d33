import type { Settings } from '../settings/settings';
import { gazetteer } from './gazetteer';
import { createGoogleMaps } from './googleMaps';
import type { Maps } from './maps';

/** Google Maps if a key is configured, otherwise the embedded gazetteer. */
export const createMaps = ({ googleMaps }: Pick<Settings, 'googleMaps'>): Maps =>
  googleMaps ? createGoogleMaps(googleMaps) : gazetteer;
