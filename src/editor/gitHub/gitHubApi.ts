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

interface Refusal {
  error: GitHubError;
  /** Epoch milliseconds. */
  until: number;
}

/** Refusals by server and token. GitHub may block an account that keeps asking, and the editor polls. */
const refusals = new Map<string, Refusal>();

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** The wait is between a minute and an hour, because this computer's clock may differ from GitHub's. */
function limitEnd({ headers }: Response, now: number): number {
  const retryAfterMs = Number(headers.get('retry-after')) * 1000;
  const resetMs = headers.get('x-ratelimit-remaining') === '0' ? Number(headers.get('x-ratelimit-reset')) * 1000 : 0;
  const end = retryAfterMs ? now + retryAfterMs : resetMs;
  return Math.min(Math.max(end || 0, now + minuteMs), now + hourMs);
}

const isLimit = ({ status, headers }: Response, message: string): boolean =>
  status === 429 ||
  (status === 403 &&
    (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(message)));

/** Returns null if GitHub would answer another request. */
function refusalOf(response: Response, message: string): Refusal | null {
  const { status } = response;
  if (status === 401) {
    const text = 'Your session has ended. Reload this page to sign in again: what you typed is kept.';
    return { error: new GitHubError(text, status), until: Infinity };
  }
  if (!isLimit(response, message)) return null;
  const until = limitEnd(response, Date.now());
  const text = `No more requests from your account are allowed until ${clock.format(until)}.`;
  return { error: new GitHubError(text, status), until };
}

const accountOf = async ({ apiRoot, token }: Pick<GitHubRepo, 'apiRoot' | 'token'>): Promise<string> =>
  `${apiRoot} ${await token()}`;

/** True once GitHub has refused the token. */
export const hasEnded = async (repo: GitHubRepo): Promise<boolean> =>
  refusals.get(await accountOf(repo))?.error.status === 401;

interface Call {
  method?: string;
  body?: unknown;
  /** True if the response never changes, as for a Git hash. The browser then asks only once. */
  isImmutable?: boolean;
}

/** `path` is relative to the repository, such as 'git/refs', or to the API, such as '/user'. */
export async function callGitHub<T>(
  gitHub: GitHubRepo,
  path: string,
  { method = 'GET', body, isImmutable = false }: Call = {},
): Promise<T> {
  const { apiRoot, repo, token } = gitHub;
  const account = await accountOf(gitHub);
  const refusal = refusals.get(account);
  if (refusal && refusal.until > Date.now()) throw refusal.error;
  const headers = { authorization: `token ${(await token()) ?? ''}`, accept: 'application/vnd.github+json' };
  const response = await fetch(apiRoot + (path.startsWith('/') ? path : `/repos/${repo}/${path}`.replace(/\/$/, '')), {
    method,
    // The browser sends the ETag that it has. A response of 304 does not count against the account's limit.
    cache: isImmutable ? 'force-cache' : 'no-cache',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error('GitHub can’t be reached. Check your connection.', { cause });
  });
  const json = parseResponse(await response.text(), response.status);
  if (response.ok) return json as T;
  // A proxy's 404 must not be mistaken for a missing file.
  if (typeof json.message !== 'string') throw havingProblems(response.status);
  const refused = refusalOf(response, json.message);
  if (refused) refusals.set(account, refused);
  throw refused?.error ?? new GitHubError(json.message, response.status);
}
