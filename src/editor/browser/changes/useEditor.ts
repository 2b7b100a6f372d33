import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ContentChange } from '../../changes/changeSet';
import { pathFromHash } from '../../changes/entryAddress';
import type { Publisher, PendingReview } from '../../changes/publisher';
import type { BuildState } from '../../api/editorApi';
import { editorChanges } from './editorChanges';

export const useChanges = (): readonly ContentChange[] => {
  const changes = editorChanges();
  useEffect(() => void changes.load(), [changes]);
  return useSyncExternalStore(changes.subscribe, changes.list);
};

const minuteMs = 60_000;

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const watchHash = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export const useHash = (): string => useSyncExternalStore(watchHash, () => location.hash);

export const useOpenPath = (): string | null => pathFromHash(useHash());

interface PollingOptions {
  restartKey: unknown;
  pollsWhenHidden?: () => boolean;
}

/** Polls immediately, then after each delay in milliseconds that `poll` returns. */
function usePolling(poll: () => Promise<number>, { restartKey, pollsWhenHidden = () => false }: PollingOptions): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const round = async () => {
      const wait = document.hidden && !pollsWhenHidden() ? 1_000 : await poll();
      if (!isOver) timer = setTimeout(() => void round(), wait);
    };
    void round();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // `poll` is a new function on each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [restartKey]);
}

export const isBuildActive = (build: BuildState | null): boolean =>
  build?.state === 'running' || build?.state === 'waiting';

/** Returns the state of the build, which another editor may have started. */
export function useBuild(publisher: Publisher, { round, onBuilt }: { round: number; onBuilt: () => void }) {
  const [build, setBuild] = useState<BuildState | null>(null);
  const latest = useRef<BuildState | null>(null);
  usePolling(
    async () => {
      const next = await publisher.build().catch(() => null);
      if (isBuildActive(latest.current) && next?.state === 'built') onBuilt();
      latest.current = next;
      setBuild(next);
      return isBuildActive(next) ? publisher.intervals.busyBuildMs : publisher.intervals.buildMs;
    },
    // Polls in a hidden tab too, because open pages of the shop wait for the end of the build.
    { restartKey: round, pollsWhenHidden: () => isBuildActive(latest.current) },
  );
  return build;
}

/** Short, because polling sends no requests before sign-in. */
const signedOutIntervalMs = 4_000;

export function useReviews(publisher: Publisher, round: number): readonly PendingReview[] {
  const [reviews, setReviews] = useState<readonly PendingReview[]>([]);
  usePolling(
    async () => {
      let isSignedIn = true;
      try {
        const next = await publisher.reviews();
        isSignedIn = next !== null;
        if (next) setReviews(next);
      } catch {
        // Without a network, the next poll tries again.
      }
      return isSignedIn ? publisher.intervals.reviewsMs : signedOutIntervalMs;
    },
    { restartKey: round },
  );
  return reviews;
}

const presenceIntervalMs = 5_000;

export function useOtherWindows(publisher: Publisher, path: string | null): number {
  const [others, setOthers] = useState(0);
  usePolling(
    async () => {
      setOthers(await publisher.editing(path).catch(() => 0));
      return presenceIntervalMs;
    },
    // A form in a hidden tab is still open.
    { restartKey: path, pollsWhenHidden: () => true },
  );
  useEffect(() => {
    const leave = () => void publisher.editing(null).catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [publisher]);
  return others;
}
