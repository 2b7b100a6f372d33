import type { StoreMapFile } from '../../domain/delivery/stores/storeMapFile';
import { fetchSiteFile } from '../siteFile';

/** The outlines and towns of the embedded map. */
export const fetchMapFile = (): Promise<StoreMapFile> => fetchSiteFile('/map/outlines.json');
