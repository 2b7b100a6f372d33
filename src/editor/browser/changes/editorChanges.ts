import { ChangeSet } from '../../changes/changeSet';
import { browserStore } from './changeStore';

let changes: ChangeSet | null = null;

export const editorChanges = (): ChangeSet => (changes ??= new ChangeSet(browserStore()));

type ReadPublished = (path: string) => Promise<string | null>;

let read: ReadPublished = () => Promise.reject(new Error('The editor hasn’t started.'));

export const readPublished: ReadPublished = (path) => read(path);

export const setPublishedReader = (reader: ReadPublished): void => {
  read = reader;
};

/** An entry as the form last loaded or saved it, or a picture as it was last listed or uploaded. */
export interface OpenedEntry {
  /** The published text, or a picture's Git hash. Null if the file did not exist. */
  base: string | null;
  /** The version that the editor shows: the published one, or the changed one. */
  shown: string | null;
}

export const openedEntries = new Map<string, OpenedEntry>();
