import type { ContentFault } from '../../content/files/contentError';
import type { ContentChange } from '../changes/changeSet';
import type { Obstacles, Publisher, PendingReview } from '../changes/publisher';
import type { BuildState } from '../api/editorApi';
import { findConflicts, openPullRequest } from './commitChanges';
import { callGitHub, type GitHubRepo } from './gitHubApi';
import type { GitHubFiles } from './gitHubFiles';
import { readHistory, readVersionText } from './readHistory';

interface Pull {
  number: number;
  title: string;
  created_at: string;
  updated_at: string;
  html_url: string;
  user: { login: string } | null;
}

const perPage = 100;

async function readAll<Each>(repo: GitHubRepo, call: string): Promise<Each[]> {
  const all: Each[] = [];
  const mark = call.includes('?') ? '&' : '?';
  for (let page = 1; ; page += 1) {
    const found = await callGitHub<Each[]>(repo, `${call}${mark}per_page=${perPage}&page=${page}`);
    all.push(...found);
    if (found.length < perPage) return all;
  }
}

async function pathsOf(repo: GitHubRepo, number: number): Promise<string[]> {
  const files = await readAll<{ filename: string }>(repo, `pulls/${number}/files`);
  return files.map(({ filename }) => filename);
}

/** Rereads a pull request's files only after it has changed. */
function reviewReader(repo: GitHubRepo): () => Promise<PendingReview[]> {
  const cached = new Map<number, { at: string; paths: string[] }>();
  return async () => {
    const pulls = await readAll<Pull>(repo, `pulls?state=open&base=${repo.branch}`);
    return Promise.all(
      pulls.map(async (pull): Promise<PendingReview> => {
        const previous = cached.get(pull.number);
        const paths = previous?.at === pull.updated_at ? previous.paths : await pathsOf(repo, pull.number);
        cached.set(pull.number, { at: pull.updated_at, paths });
        return {
          number: pull.number,
          title: pull.title,
          by: pull.user?.login ?? '',
          at: pull.created_at,
          url: pull.html_url,
          paths,
        };
      }),
    );
  };
}

interface CombinedStatus {
  state: 'pending' | 'success' | 'failure' | 'error';
  statuses: { description: string | null; created_at: string; updated_at: string; state: string }[];
}

const buildStates = { pending: 'running', success: 'built', failure: 'failed', error: 'failed' } as const;

/** The host reports the build of the latest commit to GitHub. Returns null if it reports none. */
async function readBuild(repo: GitHubRepo): Promise<BuildState | null> {
  const { state, statuses } = await callGitHub<CombinedStatus>(repo, `commits/${repo.branch}/status`);
  if (!statuses.length) return null;
  const times = statuses.flatMap((each) => [Date.parse(each.created_at), Date.parse(each.updated_at)]);
  const end = state === 'pending' ? Date.now() : Math.max(...times);
  return {
    state: buildStates[state],
    seconds: Math.max(0, (end - Math.min(...times)) / 1000),
    expectedSeconds: null,
    lines: statuses.filter((each) => each.state !== 'success').map(({ description }) => description ?? ''),
    faults: [],
  };
}

interface Options {
  files: GitHubFiles;
  check: (changes: readonly ContentChange[]) => Promise<ContentFault[]>;
}

/** Publishes all changes as one commit in one pull request. */
export function gitHubPublisher({ files, check }: Options): Publisher {
  const { repo } = files;
  const inspect = async (changes: readonly ContentChange[]) => {
    const head = await files.latest();
    const [faults, conflicts] = await Promise.all([check(changes), findConflicts(files, head, changes)]);
    return { head, obstacles: { faults, conflicts } satisfies Obstacles };
  };
  const reviews = reviewReader(repo);
  return {
    // GitHub allows 5,000 calls an hour.
    intervals: { buildMs: 30_000, busyBuildMs: 15_000, reviewsMs: 60_000 },
    verb: 'Send for review:',
    hasTitle: true,
    check: async (changes) => (await inspect(changes)).obstacles,
    publish: async (changes, title) => {
      const { head, obstacles } = await inspect(changes);
      if (obstacles.faults.length || obstacles.conflicts.length) return obstacles;
      const review = await openPullRequest(repo, head, { changes, title });
      return { message: 'Sent for review.', pages: [], review };
    },
    reviews: async () => ((await repo.token()) ? reviews() : null),
    editing: async () => 0,
    history: (path) => readHistory(repo, path),
    versionText: (path, id) => readVersionText(repo, path, id),
    build: async () => ((await repo.token()) ? readBuild(repo) : null),
  };
}
