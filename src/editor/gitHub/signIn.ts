import { callGitHub, GitHubError, type GitHubRepo } from './gitHubApi';

/** Decap keeps it in the browser between visits. */
export interface GitHubUser {
  token: string;
  login: string;
  name: string;
  avatar_url: string;
}

/** Rejects if the account can't change the repository. */
async function verifyAccess(repo: GitHubRepo): Promise<void> {
  const found = await callGitHub<{ permissions?: { push: boolean } }>(repo, '').catch((error: unknown) => {
    if (error instanceof GitHubError && error.status === 404) return null;
    throw error;
  });
  if (!found?.permissions?.push)
    throw new GitHubError(`Your account has no write access to ${repo.repo}. Ask its owner, or use another one.`, 404);
}

const withToken = (repo: GitHubRepo, token: string): GitHubRepo => ({ ...repo, token: async () => token });

export async function signIn(repo: GitHubRepo, token: string): Promise<GitHubUser> {
  const own = withToken(repo, token);
  await verifyAccess(own);
  const user = await callGitHub<Omit<GitHubUser, 'token' | 'name'> & { name: string | null }>(own, '/user');
  return { token, login: user.login, name: user.name || user.login, avatar_url: user.avatar_url };
}

/** Rejects only if GitHub refuses the account. During an outage, its editor still has the changes. */
export async function restoreSession(repo: GitHubRepo, user: GitHubUser): Promise<GitHubUser> {
  try {
    await verifyAccess(withToken(repo, user.token));
  } catch (error) {
    if (error instanceof GitHubError && [401, 404].includes(error.status)) throw error;
  }
  return user;
}
