import type { Subcountry } from '../region/regions';

export const previewReady = 'preview-ready';

/** `context` is the page context that the build passes to templates. */
export interface PreviewMessage {
  type: 'preview-draft';
  /** The page that shows the draft. Other pages in the window stay as they are built. */
  path: string;
  region: Subcountry;
  context: unknown;
  files: Record<string, unknown>;
}

/** The name of the preview's window, which stays the same when an editor follows links. */
export const previewFrame = 'draft-preview';
