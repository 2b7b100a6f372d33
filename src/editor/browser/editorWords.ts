export type EditorWords = { [key: string]: string | EditorWords };

/** Replaces unclear labels of Decap. Its "publish" only saves here, because a separate step publishes all changes. */
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
      unsavedChanges: 'Not saved',
      deleteEntry: 'Delete',
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
      onLoggedOut: 'Your GitHub session has ended. Reload this page to sign in again: what you typed is kept.',
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
