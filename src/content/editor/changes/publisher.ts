import type { ContentFault } from '../../source/contentError';
import type { BuildState } from '../editorApi';
import type { Change } from './changeSet';

/** A file that somebody else published since the editor opened it. */
export interface Conflict {
  path: string;
  /** The published text, or a picture in base64; null if the file was deleted. */
  theirs: string | null;
}

/** Problems that keep changes from being published. */
export interface Obstacles {
  faults: ContentFault[];
  conflicts: Conflict[];
}

export interface PublishedAnswer {
  message: string;
  /** The shop's pages that show what was published. */
  pages: string[];
  /** Faults in other files that keep the site from building. */
  faults?: ContentFault[];
  /** True if the shop updates by itself, as with the development server. */
  isLive?: boolean;
  /** True if a build has started that brings them to the shop. */
  isBuilding?: boolean;
  /** The pull request, where changes are reviewed. */
  review?: string;
}

/** Changes that are published and wait to be accepted. */
export interface Review {
  number: number;
  title: string;
  by: string;
  /** ISO 8601. */
  at: string;
  url: string;
  paths: string[];
}

/** How often a publisher may be asked. */
interface Intervals {
  buildMs: number;
  /** While a build is running. */
  busyBuildMs: number;
  reviewsMs: number;
}

/** Publishes changes: all of them or none. */
export interface Publisher {
  intervals: Intervals;
  /** The label of the button that publishes. */
  verb: string;
  /** True if a commit keeps a title of the changes. */
  hasTitle: boolean;
  check: (changes: readonly Change[]) => Promise<Obstacles>;
  publish: (changes: readonly Change[], title: string) => Promise<PublishedAnswer | Obstacles>;
  /** Null while nobody is signed in. */
  reviews: () => Promise<Review[] | null>;
  /** How many other windows have an entry open; null closes one's own. */
  editing: (path: string | null) => Promise<number>;
  build: () => Promise<BuildState | null>;
  /** Starts a build; absent where the host does that. */
  rebuild?: () => Promise<void>;
}

export const isPublished = (answer: PublishedAnswer | Obstacles): answer is PublishedAnswer => 'message' in answer;
