import type { ContentFault } from '../contentError';

/** Where the local server accepts edits, using the protocol of Decap's proxy. */
export const editorApi = '/admin/api';
export const rebuildApi = '/admin/api/rebuild';

/** The local server's response to a save. */
export interface SaveAnswer {
  message: string;
  /** Faults in other files that keep the site from building. */
  faults: ContentFault[];
  /** The shop's pages that show the saved entry. */
  pages: string[];
  /** True if the shop updates by itself, as with the development server. Otherwise it must be rebuilt. */
  isLive: boolean;
}

/** The state of a build on the local server. */
export interface BuildState {
  state: 'idle' | 'running' | 'waiting' | 'built' | 'failed';
  seconds: number;
  /** The last lines of its output. */
  lines: string[];
}
