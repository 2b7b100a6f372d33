import { ChangeSet } from '../../changes/changeSet';
import { browserStore } from './changeStore';

let changes: ChangeSet | null = null;

export const editorChanges = (): ChangeSet => (changes ??= new ChangeSet(browserStore()));

type ReadPublished = (path: string) => Promise<string | null>;

let read: ReadPublished = () => Promise.reject(new Error('The editor hasn’t started.'));

export const readPublished: ReadPublished = (path) => read(path);

export const setReader = (reader: ReadPublished): void => {
  read = reader;
};

/** An entry as its form was opened or last saved, or a picture as it was listed or last uploaded. */
export interface OpenedEntry {
  /** The published text, or a picture's Git hash. Null if there was none. */
  base: string | null;
  /** The version that the editor shows: the published one, or that of its change. */
  shown: string | null;
}

/** Opened entries and listed pictures, by path. */
export const openedEntries = new Map<string, OpenedEntry>();
