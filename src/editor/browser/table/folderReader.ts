import { create } from 'zustand';
import type { SourceFile } from '../../table/rows';

/** Content can be read only after sign-in. */
export const useSignIn = create(() => ({ isSignedIn: false }));

type SignIn = (credentials: unknown) => Promise<unknown>;

/** Updates `useSignIn` when Decap calls its backend to restore the last session, to sign in or to sign out. */
export function watchSignIn(backend: { authenticate?: SignIn; restoreUser?: SignIn; logout?: () => unknown }): void {
  for (const name of ['authenticate', 'restoreUser'] as const) {
    const original = backend[name]?.bind(backend);
    if (!original) continue;
    backend[name] = async (credentials) => {
      const user = await original(credentials);
      useSignIn.setState({ isSignedIn: true });
      return user;
    };
  }
  const logout = backend.logout?.bind(backend);
  backend.logout = () => {
    useSignIn.setState({ isSignedIn: false });
    return logout?.();
  };
}

/** The subset of Decap's backends that lists a folder. Paginated ones have `allEntriesByFolder`. */
interface ListingBackend {
  entriesByFolder: (folder: string, extension: string, depth: number) => Promise<ListedEntry[]>;
  allEntriesByFolder?: (folder: string, extension: string, depth: number) => Promise<ListedEntry[]>;
}
interface ListedEntry {
  data: string;
  file: { path: string };
}

type ReadFolder = (folder: string) => Promise<SourceFile[]>;

let read: ReadFolder = () => Promise.reject(new Error('The editor hasn’t started.'));

/** Reads a folder's entries, with the editor's unpublished changes applied. */
export const readChangedFolder: ReadFolder = (folder) => read(folder);

export function setFolderBackend(backend: ListingBackend): void {
  read = async (folder) => {
    const list = (backend.allEntriesByFolder ?? backend.entriesByFolder).bind(backend);
    const entries = await list(`content/${folder}`, 'json', 1);
    return entries.map(({ data, file }) => ({ path: file.path.replace(/^\//, ''), text: data }));
  };
}
