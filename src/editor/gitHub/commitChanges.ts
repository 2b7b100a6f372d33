import { isPicture, type ContentChange } from '../changes/changeSet';
import { blobHash, decodeBase64 } from '../changes/fileVersion';
import type { Conflict } from '../changes/publisher';
import { callGitHub, type GitHubRepo } from './gitHubApi';
import type { GitHubFiles, LatestCommit } from './gitHubFiles';

/** Null if the change deletes the file. */
const hashAfter = async ({ path, text }: ContentChange): Promise<string | null> =>
  text === null ? null : blobHash(isPicture(path) ? decodeBase64(text) : text);

/** Null if the file did not exist when the editor opened it. */
const hashBefore = async ({ path, base }: ContentChange): Promise<string | null> =>
  base === null || isPicture(path) ? base : blobHash(base);

/** Finds changed files whose published version is not the one that the editor opened. */
export async function findConflicts(
  gitHub: GitHubFiles,
  { files }: LatestCommit,
  changes: readonly ContentChange[],
): Promise<Conflict[]> {
  const found = changes.map(async (change): Promise<Conflict[]> => {
    const { path } = change;
    const sha = files.get(path) ?? null;
    if (sha === (await hashBefore(change)) || sha === (await hashAfter(change))) return [];
    return [{ path, theirs: sha === null ? null : await gitHub.readContent(path, sha) }];
  });
  return (await Promise.all(found)).flat();
}

async function treeEntry(repo: GitHubRepo, { path, text }: ContentChange): Promise<Record<string, unknown>> {
  const entry = { path, mode: '100644', type: 'blob' };
  if (text === null) return { ...entry, sha: null };
  if (!isPicture(path)) return { ...entry, content: text };
  const body = { content: text, encoding: 'base64' };
  const { sha } = await callGitHub<{ sha: string }>(repo, 'git/blobs', { method: 'POST', body });
  return { ...entry, sha };
}

/** 'cms/changes-20260506-101112-3f9a'. */
const newBranch = (): string => {
  const [day, time] = new Date()
    .toISOString()
    .replace(/\..*|[-:]/g, '')
    .split('T');
  return `cms/changes-${day}-${time}-${crypto.randomUUID().slice(0, 4)}`;
};

/** Omits changes that the commit already has. GitHub rejects deleting a missing file. */
async function effectiveChanges({ files }: LatestCommit, changes: readonly ContentChange[]): Promise<ContentChange[]> {
  const found = changes.map(async (change) => {
    const isApplied = (await hashAfter(change)) === (files.get(change.path) ?? null);
    return isApplied ? [] : [change];
  });
  return (await Promise.all(found)).flat();
}

/** Returns the URL of the pull request. */
export async function openPullRequest(
  repo: GitHubRepo,
  head: LatestCommit,
  { changes, title }: { changes: readonly ContentChange[]; title: string },
): Promise<string> {
  const post = <T>(path: string, body: unknown) => callGitHub<T>(repo, path, { method: 'POST', body });
  const effective = await effectiveChanges(head, changes);
  if (!effective.length)
    throw new Error(
      'Nothing is left to publish: somebody else has made the same changes already. You can discard yours.',
    );
  const entries = await Promise.all(effective.map((change) => treeEntry(repo, change)));
  const tree = await post<{ sha: string }>('git/trees', { base_tree: head.commit, tree: entries });
  const commit = await post<{ sha: string }>('git/commits', { message: title, tree: tree.sha, parents: [head.commit] });
  const branch = newBranch();
  await post('git/refs', { ref: `refs/heads/${branch}`, sha: commit.sha });
  const list = effective.map(({ path, text }) => `- ${text === null ? 'Deletes' : 'Changes'} \`${path}\``).join('\n');
  try {
    const pull = await post<{ html_url: string }>('pulls', { title, head: branch, base: repo.branch, body: list });
    return pull.html_url;
  } catch (error) {
    // Delete the branch, because nobody would notice one without a pull request.
    await callGitHub(repo, `git/refs/heads/${branch}`, { method: 'DELETE' }).catch(() => undefined);
    throw error;
  }
}
