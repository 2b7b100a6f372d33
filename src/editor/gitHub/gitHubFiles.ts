import { isPicture } from '../changes/changeSet';
import { blobHash, decodeBase64 } from '../changes/fileVersion';
import { callGitHub, type GitHubRepo } from './gitHubApi';
import { readHistory } from './readHistory';

export interface LatestCommit {
  commit: string;
  /** Git hashes by path. */
  files: ReadonlyMap<string, string>;
}

interface CommittedText {
  path: string;
  text: string;
}

/** Has the names of Decap's fields. */
interface Authorship {
  author: string;
  updatedOn: string;
}

interface Tree {
  tree: { path: string; type: string; sha: string }[];
  truncated?: boolean;
}

/** Lists and forms that open together share one look at the branch. */
const recentMs = 5_000;
const maxRequests = 10;

/**
 * Reads the files of the branch. A Git hash says what a file contains: texts that the site was built from, or that were
 * read before, cost no request.
 */
export class GitHubFiles {
  private known: LatestCommit | null = null;
  private lookedUp: { at: number; commit: Promise<LatestCommit> } | null = null;
  private readonly texts = new Map<string, Promise<string>>();
  private readonly authorships = new Map<string, Promise<Authorship | null>>();

  /** `builtTexts` returns the entries that the site was built from, by path below content/. */
  constructor(
    readonly repo: GitHubRepo,
    private readonly builtTexts: () => Readonly<Record<string, string>>,
  ) {}

  latest(): Promise<LatestCommit> {
    const commit = this.readLatest();
    const lookedUp = { at: performance.now(), commit };
    this.lookedUp = lookedUp;
    commit.catch(() => {
      if (this.lookedUp === lookedUp) this.lookedUp = null;
    });
    return commit;
  }

  /** Returns null if there is no such file. Rejects if reading fails. */
  async hashOf(path: string): Promise<string | null> {
    return (await this.recent()).files.get(path) ?? null;
  }

  /** Returns null if there is no such file. Rejects if reading fails. */
  async readText(path: string): Promise<string | null> {
    const hash = await this.hashOf(path);
    return hash === null ? null : this.textOf(path, hash);
  }

  async list(folder: string): Promise<{ path: string; hash: string }[]> {
    const { files } = await this.recent();
    return [...files].flatMap(([path, hash]) =>
      path.slice(0, path.lastIndexOf('/')) === folder ? [{ path, hash }] : [],
    );
  }

  /** Rejects if one of the texts can't be read: a list without it would look as if the entry was deleted. */
  async readFolder(folder: string, extension: string): Promise<CommittedText[]> {
    const listed = (await this.list(folder)).filter(({ path }) => path.endsWith(`.${extension}`));
    const read: CommittedText[] = [];
    for (let start = 0; start < listed.length; start += maxRequests) {
      const some = listed.slice(start, start + maxRequests);
      read.push(
        ...(await Promise.all(some.map(async ({ path, hash }) => ({ path, text: await this.textOf(path, hash) })))),
      );
    }
    return read;
  }

  /** Returns a picture in base64, like a change of it. */
  async readContent(path: string, hash: string): Promise<string> {
    return isPicture(path) ? this.readBlob(hash) : this.textOf(path, hash);
  }

  /** Returns who committed the file last, and when. Null if unknown. */
  async readAuthorship(path: string): Promise<Authorship | null> {
    const version = `${path} ${await this.hashOf(path)}`;
    const found = this.authorships.get(version) ?? this.findAuthorship(path);
    this.authorships.set(version, found);
    found.catch(() => this.authorships.delete(version));
    return found;
  }

  private recent(): Promise<LatestCommit> {
    const { lookedUp } = this;
    return lookedUp && performance.now() - lookedUp.at < recentMs ? lookedUp.commit : this.latest();
  }

  private async readLatest(): Promise<LatestCommit> {
    const { repo } = this;
    const { object } = await callGitHub<{ object: { sha: string } }>(repo, `git/ref/heads/${repo.branch}`);
    if (this.known?.commit === object.sha) return this.known;
    const { tree, truncated } = await callGitHub<Tree>(repo, `git/trees/${object.sha}?recursive=1`, {
      isImmutable: true,
    });
    // A file missing from the list would count as deleted.
    if (truncated) throw new Error('GitHub: the repository has too many files to be listed at once.');
    const blobs = tree.filter(({ type }) => type === 'blob');
    this.known = { commit: object.sha, files: new Map(blobs.map(({ path, sha }) => [path, sha])) };
    return this.known;
  }

  private textOf(path: string, hash: string): Promise<string> {
    const found = this.texts.get(hash) ?? this.findText(path, hash);
    this.texts.set(hash, found);
    found.catch(() => this.texts.delete(hash));
    return found;
  }

  private async findText(path: string, hash: string): Promise<string> {
    const built = this.builtTexts()[path.replace(/^content\//, '')];
    if (built !== undefined && (await blobHash(built)) === hash) return built;
    return new TextDecoder().decode(decodeBase64(await this.readBlob(hash)));
  }

  private async readBlob(hash: string): Promise<string> {
    const { content } = await callGitHub<{ content: string }>(this.repo, `git/blobs/${hash}`, { isImmutable: true });
    return content.replaceAll('\n', '');
  }

  private async findAuthorship(path: string): Promise<Authorship | null> {
    const [last] = await readHistory(this.repo, path, 1);
    return last ? { author: last.by, updatedOn: last.at } : null;
  }
}
