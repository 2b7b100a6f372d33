export interface GitHubRepo {
  apiRoot: string;
  /** 'owner/name'. */
  repo: string;
  branch: string;
  token: () => Promise<string | null>;
}

export class GitHubError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(`GitHub: ${message || status}`);
  }
}

const havingProblems = (status: number) => new Error(`GitHub is having problems (${status}). Try again later.`);

/** During an outage, GitHub responds with HTML instead of JSON. */
function parseResponse(text: string, status: number): { message?: string } {
  try {
    return JSON.parse(text || '{}') as { message?: string };
  } catch {
    throw havingProblems(status);
  }
}

/** `path` is relative to the repository, such as 'git/refs'. */
export async function callGitHub<T>(
  { apiRoot, repo, token }: GitHubRepo,
  path: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<T> {
  const headers = { authorization: `token ${(await token()) ?? ''}`, accept: 'application/vnd.github+json' };
  const response = await fetch(`${apiRoot}/repos/${repo}/${path}`, {
    method,
    cache: 'no-store',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error('GitHub can’t be reached. Check your connection.', { cause });
  });
  const json = parseResponse(await response.text(), response.status);
  if (response.ok) return json as T;
  // A proxy's 404 must not be mistaken for a missing file.
  if (typeof json.message !== 'string') throw havingProblems(response.status);
  throw new GitHubError(json.message, response.status);
}
