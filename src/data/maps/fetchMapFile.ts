import type { StoreMapFile } from '../../domain/delivery/storeMapFile';

/** The outlines and towns of the embedded map. A file of the site itself, wherever the API lives. */
export async function fetchMapFile(): Promise<StoreMapFile> {
  const response = await fetch('/map/outlines.json', { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`outlines.json: status ${response.status}`);
  return (await response.json()) as StoreMapFile;
}
