import type { ContentFault } from '../../content/files/contentError';
import type { BuildState } from '../api/editorApi';
import type { ContentChange } from './changeSet';

/** A file that another editor published since this editor opened it. */
export interface Conflict {
  path: string;
  /** The published text, or a picture in base64. Null if the file was deleted. */
  theirs: string | null;
}

export interface Obstacles {
  faults: ContentFault[];
  conflicts: Conflict[];
}

export interface PublishResponse {
  message: string;
  pages: string[];
  /** Faults in other files that would fail the build. */
  faults?: ContentFault[];
  isLive?: boolean;
  isBuilding?: boolean;
  /** The URL of the pull request that reviews the changes. */
  review?: string;
}

/** Published changes that await approval. */
export interface PendingReview {
  number: number;
  title: string;
  by: string;
  at: string;
  url: string;
  paths: string[];
}

/** A published text of an entry. */
export interface EntryVersion {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Empty if unknown. */
  by: string;
}

interface Intervals {
  buildMs: number;
  busyBuildMs: number;
  reviewsMs: number;
}

export interface Publisher {
  intervals: Intervals;
  verb: string;
  hasTitle: boolean;
  check: (changes: readonly ContentChange[]) => Promise<Obstacles>;
  publish: (changes: readonly ContentChange[], title: string) => Promise<PublishResponse | Obstacles>;
  reviews: () => Promise<PendingReview[] | null>;
  /** Reports the open entry, or null for none. Returns how many other windows have it open. */
  editing: (path: string | null) => Promise<number>;
  build: () => Promise<BuildState | null>;
  /** The published versions of an entry, newest first. */
  history: (path: string) => Promise<EntryVersion[]>;
  /** Returns null if the version deleted the entry. */
  versionText: (path: string, id: string) => Promise<string | null>;
  /** Starts a build. Missing if the host does that. */
  rebuild?: () => Promise<void>;
}

export const isPublished = (response: PublishResponse | Obstacles): response is PublishResponse =>
  'message' in response;
