import { GitHubBackend } from 'decap-cms-backend-github';
import { isPicture, pictureName } from '../changes/changeSet';
import { checkChanges } from '../changes/checkChanges';
import { decodeBase64 } from '../changes/fileVersion';
import type { Publisher } from '../changes/publisher';
import { readLatestCommit, readCommittedText } from '../gitHub/commitChanges';
import type { GitHubRepo } from '../gitHub/gitHubApi';
import { gitHubPublisher } from '../gitHub/gitHubPublisher';
import { stageChanges, type Asset } from './changes/changesBackend';
import { editorChanges } from './changes/editorChanges';
import { fetchPublished } from './entries';
import { pictureForChanges } from './uploadPicture';

let opened: { getToken: () => Promise<string | null> } | null = null;
let repository: GitHubRepo | null = null;

const repoOf = (settings: Pick<GitHubRepo, 'repo' | 'branch'>): GitHubRepo => ({
  apiRoot: 'https://api.github.com',
  ...settings,
  token: async () => (await opened?.getToken()) || null,
});

interface Config {
  backend: Pick<GitHubRepo, 'repo' | 'branch'>;
}

export async function repositoryPictures(): Promise<string[]> {
  const { files } = await readLatestCommit(repository!);
  return [...files.keys()].filter(isPicture).map(pictureName);
}

const createPictureChange = async (asset: Asset) =>
  pictureForChanges({ file: asset.path, body: decodeBase64(await asset.toBase64()) }, repositoryPictures);

/** Edits stay in the browser until they are published as one pull request. */
export function gitHubBackend(config: Config, options?: unknown) {
  const backend = new GitHubBackend(config, options);
  opened = backend;
  const repo = (repository = repoOf({ repo: config.backend.repo, branch: config.backend.branch }));
  return stageChanges(backend, {
    changes: editorChanges(),
    createPictureChange,
    readPictureHash: async (path) => (await readLatestCommit(repo)).files.get(path) ?? null,
    // Decap's own reader returns an empty entry if the network fails.
    readText: (path) => readCommittedText(repo, path),
  });
}

export const deployedPublisher = (settings: { repo: string; branch: string }): Publisher =>
  gitHubPublisher({
    repo: repoOf(settings),
    check: async (changes) => checkChanges(await fetchPublished(), changes, new Date()),
  });
