import type { Settings } from '../settings/settings';
import { gazetteer } from './gazetteer';
import { createGoogleMaps } from './googleMaps';
import type { Maps } from './maps';

export const createMaps = ({ googleMaps }: Pick<Settings, 'googleMaps'>): Maps =>
  googleMaps ? createGoogleMaps(googleMaps) : gazetteer;
