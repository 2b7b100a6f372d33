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

/** Lists a folder as Decap's backends do. */
type ListFolder = (
  folder: string,
  extension: string,
  depth: number,
) => Promise<{ data: string; file: { path: string } }[]>;

type ReadFolder = (folder: string) => Promise<SourceFile[]>;

let read: ReadFolder = () => Promise.reject(new Error('The editor hasn’t started.'));

/** Reads a folder's entries, with the editor's unpublished changes applied. */
export const readChangedFolder: ReadFolder = (folder) => read(folder);

export function setFolderReader(list: ListFolder): void {
  read = async (folder) => {
    const entries = await list(`content/${folder}`, 'json', 1);
    return entries.map(({ data, file }) => ({ path: file.path.replace(/^\//, ''), text: data }));
  };
}
