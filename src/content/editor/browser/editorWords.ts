export type EditorWords = { [key: string]: string | EditorWords };

/**
 * Words that replace Decap's, where ours are clearer or its font lacks a character. Decap's "publish" only saves here,
 * because all changes are published together in a separate step.
 */
const replacements: EditorWords = {
  app: { header: { content: 'Content', media: 'Pictures', quickAdd: 'New' } },
  collection: {
    sidebar: { collections: 'Content' },
    collectionTop: { newButton: 'New %{collectionLabel}' },
  },
  editor: {
    editor: {
      onDeletePublishedEntry: 'Delete this entry? It stays on the site until you publish your changes.',
      onDeleteWithUnsavedChanges:
        'Delete this entry, with what you typed since you saved? It stays on the site until you publish your changes.',
      confirmLoadBackup: 'You left this entry without saving what you typed. Continue with it?',
    },
    editorToolbar: {
      backCollection: '%{collectionLabel}',
      publish: 'Save',
      publishing: 'Saving…',
      published: 'Saved',
      publishNow: 'Save as draft',
      publishAndCreateNew: 'Save and create new',
      publishAndDuplicate: 'Save and duplicate',
    },
  },
  ui: {
    toast: {
      entrySaved: 'Saved as a draft. Publish it with your other changes.',
      onFailToPersist: 'Not saved: %{details}',
    },
  },
};

const merged = (base: EditorWords, change: EditorWords): EditorWords => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(change).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : merged((base[key] ?? {}) as EditorWords, value),
    ]),
  ),
});

export const editorWords = (words: EditorWords): EditorWords => merged(words, replacements);
