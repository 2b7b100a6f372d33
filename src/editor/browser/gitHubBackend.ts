import { AuthenticationPage } from 'decap-cms-backend-github';
import { isPicture, pictureName } from '../changes/changeSet';
import { checkChanges } from '../changes/checkChanges';
import { decodeBase64 } from '../changes/fileVersion';
import type { Publisher } from '../changes/publisher';
import { hasEnded, type GitHubRepo } from '../gitHub/gitHubApi';
import { GitHubFiles } from '../gitHub/gitHubFiles';
import { gitHubPublisher } from '../gitHub/gitHubPublisher';
import { restoreSession, signIn, type GitHubUser } from '../gitHub/signIn';
import { stageChanges, type Asset, type ReadingBackend } from './changes/changesBackend';
import { editorChanges } from './changes/editorChanges';
import { builtTexts, currentEntries, fetchPublished } from './entries';
import { pictureDataUrl } from './pictureUrl';
import { pictureForChanges } from './uploadPicture';

let token: string | null = null;
let opened: GitHubFiles | null = null;

const openFiles = ({ repo, branch }: Pick<GitHubRepo, 'repo' | 'branch'>): GitHubFiles =>
  (opened ??= new GitHubFiles(
    { apiRoot: 'https://api.github.com', repo, branch, token: async () => token },
    builtTexts,
  ));

export const repositoryPictures = async (): Promise<string[]> =>
  [...(await opened!.latest()).files.keys()].filter(isPicture).map(pictureName);

const createPictureChange = async (asset: Asset) =>
  pictureForChanges({ file: asset.path, body: decodeBase64(await asset.toBase64()) }, repositoryPictures);

interface Picture {
  id: string;
  path: string;
}

/** A picture that the site was built without is read once it is on screen, by `getMediaDisplayURL`. */
function pictureAddress({ id, path }: Picture): string | Picture {
  const name = pictureName(path);
  return currentEntries().pictures.all.includes(name) ? `/admin/pictures/${name}.svg` : { id, path };
}

const readingMethods = (files: GitHubFiles) => ({
  entriesByFolder: async (folder: string, extension: string) =>
    (await files.readFolder(folder, extension)).map(({ path, text }) => ({ data: text, file: { path, id: path } })),
  entriesByFiles: (listed: { path: string; label?: string }[]) =>
    Promise.all(listed.map(async (file) => ({ data: (await files.readText(file.path)) ?? '', file }))),
  getMedia: async (folder = 'content/pictures') =>
    (await files.list(folder)).map(({ path, hash }) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return { id: hash, path, name, displayURL: pictureAddress({ id: hash, path }) };
    }),
  getMediaDisplayURL: async ({ id, path }: Picture) =>
    pictureDataUrl({ path, text: await files.readContent(path, id) }),
});

function keepToken(user: GitHubUser): GitHubUser {
  ({ token } = user);
  return user;
}

const sessionMethods = ({ repo }: GitHubFiles) => ({
  authComponent: () => AuthenticationPage,
  authenticate: async (credentials: unknown) => keepToken(await signIn(repo, (credentials as GitHubUser).token)),
  restoreUser: async (stored: unknown) => keepToken(await restoreSession(repo, stored as GitHubUser)),
  logout: () => {
    token = null;
  },
  getToken: async () => token,
  // Decap asks every few minutes, and tells editors if the session has ended.
  status: async () => ({ auth: { status: !(await hasEnded(repo)) }, api: { status: true, statusPage: '' } }),
});

/** Edits stay in the browser until they are published as one pull request. */
export function gitHubBackend(config: { backend: Pick<GitHubRepo, 'repo' | 'branch'> }) {
  const files = openFiles(config.backend);
  return stageChanges({ ...sessionMethods(files), ...readingMethods(files) } satisfies ReadingBackend, {
    changes: editorChanges(),
    createPictureChange,
    readPictureHash: (path) => files.hashOf(path),
    readText: (path) => files.readText(path),
    readAuthorship: (path) => files.readAuthorship(path),
  });
}

export const deployedPublisher = (settings: { repo: string; branch: string }): Publisher =>
  gitHubPublisher({
    files: openFiles(settings),
    check: async (changes) => checkChanges(await fetchPublished(), changes, new Date()),
  });
