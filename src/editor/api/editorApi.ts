import type { ContentFault } from '../../content/files/contentError';

/** The local server's endpoint for edits. It uses the protocol of Decap's proxy. */
export const editorApi = '/admin/api';
export const rebuildApi = '/admin/api/rebuild';
/** The content that the preview renders: the build's or, on the local server, the current files. */
export const sourcesPath = '/admin/sources.json';
export const entriesPath = '/admin/entries.json';

/** Lets the browser check changes without a server. */
export const pictureNamesPath = '/admin/pictures.json';

export interface SaveResponse {
  message: string;
  /** Faults in other files that would fail the build. */
  faults: ContentFault[];
  pages: string[];
  /** True if the shop updates by itself, as under the development server. */
  isLive: boolean;
  isBuilding: boolean;
}

export interface SavedPicture {
  path: string;
  name: string;
  isCutOut: boolean;
  /** Git's hash of the stored file. */
  id: string;
}

export interface BuildState {
  state: 'idle' | 'running' | 'waiting' | 'built' | 'failed';
  seconds: number;
  expectedSeconds: number | null;
  lines: string[];
  faults: ContentFault[];
}
