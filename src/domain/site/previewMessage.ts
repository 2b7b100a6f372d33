import type { Subcountry } from '../region/regions';

/** A page in the editor's preview sends this to the editor once it can show a draft. */
export const previewReady = 'preview-ready';

/** A draft as its page. `context` is the page's data, of the type that the build passes to templates. */
export interface PreviewMessage {
  type: 'preview-draft';
  /** The path of the page; other pages in the window stay as they are built. */
  path: string;
  region: Subcountry;
  context: unknown;
  /** The files that the page fetches, by path, with the draft in them. */
  files: Record<string, unknown>;
}

/** The name of the window in which the editor shows a draft. It stays while an editor follows links in the preview. */
export const previewFrame = 'draft-preview';
