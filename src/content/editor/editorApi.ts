import type { ContentFault } from '../source/contentError';

/** Where the local server accepts edits, using the protocol of Decap's proxy. */
export const editorApi = '/admin/api';
export const rebuildApi = '/admin/api/rebuild';
/** The content that the preview renders: that of the build or, on the local server, the current files. */
export const sourcesPath = '/admin/sources.json';
/** The text of every entry, for names, checks and search: those of the build or, on the local server, the current ones. */
export const entriesPath = '/admin/entries.json';

/** The content that changes are checked with where no server does. */
export const pictureNamesPath = '/admin/pictures.json';

/** The local server's response to changes. */
export interface SaveAnswer {
  message: string;
  /** Faults in other files that keep the site from building. */
  faults: ContentFault[];
  /** The shop's pages that show the saved entry. */
  pages: string[];
  /** True if the shop updates by itself, as with the development server. */
  isLive: boolean;
  /** True if a build has started that brings it to the shop. */
  isBuilding: boolean;
}

/** The local server's response to the upload of a picture. */
export interface SavedPicture {
  /** 'content/pictures/summer.jpg'. */
  path: string;
  name: string;
  /** True if a photo's white background was made transparent. */
  isCutOut: boolean;
}

/** The state of a build on the local server. */
export interface BuildState {
  state: 'idle' | 'running' | 'waiting' | 'built' | 'failed';
  seconds: number;
  /** How long the last one took; null if unknown. */
  expectedSeconds: number | null;
  /** The last lines of its output. */
  lines: string[];
  /** The faults in the content that failed it. */
  faults: ContentFault[];
}
