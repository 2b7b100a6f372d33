import { decodeBase64 } from '../changes/fileVersion';
import type { EntryVersion } from '../changes/publisher';
import { callGitHub, GitHubError, type GitHubRepo } from './gitHubApi';

const maxVersions = 50;

interface Commit {
  sha: string;
  commit: { author: { name: string; date: string } | null };
}

/** The commits that changed a file such as 'content/products/battery.json', newest first. */
export async function readHistory(repo: GitHubRepo, path: string, max = maxVersions): Promise<EntryVersion[]> {
  const query = new URLSearchParams({ path, sha: repo.branch, per_page: String(max) });
  const commits = await callGitHub<Commit[]>(repo, `commits?${query}`);
  return commits.flatMap(({ sha, commit: { author } }) =>
    author ? [{ id: sha, at: author.date, by: author.name }] : [],
  );
}

/** Returns null if the commit deleted the file. */
export async function readVersionText(repo: GitHubRepo, path: string, commit: string): Promise<string | null> {
  try {
    const call = `contents/${path}?ref=${commit}`;
    const { content } = await callGitHub<{ content: string }>(repo, call, { isImmutable: true });
    return new TextDecoder().decode(decodeBase64(content));
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return null;
    throw error;
  }
}
