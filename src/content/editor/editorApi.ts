import type { ContentFault } from '../contentError';

/** Where the local server takes edits, by the protocol of Decap's proxy. */
export const editorApi = '/admin/api';
export const rebuildApi = '/admin/api/rebuild';

/** What the local server answers to a save. */
export interface SaveAnswer {
  message: string;
  /** What keeps the site from being built now, in other files. */
  faults: ContentFault[];
  /** Of the saved entry: where the shop shows it. */
  pages: string[];
  /** Whether the shop shows it by itself, as the development server does; else it must be built anew. */
  isLive: boolean;
}

/** A build of the local server's shop. */
export interface BuildState {
  state: 'idle' | 'running' | 'waiting' | 'built' | 'failed';
  seconds: number;
  /** The last lines that it printed. */
  lines: string[];
}
