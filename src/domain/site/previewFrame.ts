/** The name of the window in which the editor shows a draft. It stays while an editor follows links in the preview. */
export const previewFrame = 'draft-preview';
