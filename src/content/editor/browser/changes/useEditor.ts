import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Change } from '../../changes/changeSet';
import { pathAt } from '../../changes/entryAddress';
import type { Publisher, Review } from '../../changes/publisher';
import type { BuildState } from '../../editorApi';
import { editorChanges } from './editorChanges';

export const useChanges = (): readonly Change[] => {
  const changes = editorChanges();
  useEffect(() => void changes.load(), [changes]);
  return useSyncExternalStore(changes.subscribe, changes.list);
};

const minuteMs = 60_000;

/** The current time, updated every minute. */
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

export const useOpenPath = (): string | null => pathAt(useSyncExternalStore(watchHash, () => location.hash));

interface Rounds {
  /** Polls immediately when this value changes. */
  again: unknown;
  /** True while a hidden tab must poll too. */
  isHiddenToo?: () => boolean;
}

/** Calls `ask` immediately, and again after each delay in milliseconds that it returns. */
function useRounds(ask: () => Promise<number>, { again, isHiddenToo = () => false }: Rounds): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const round = async () => {
      const wait = document.hidden && !isHiddenToo() ? 1_000 : await ask();
      if (!isOver) timer = setTimeout(() => void round(), wait);
    };
    void round();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // `ask` is a new function each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [again]);
}

export const isBusy = (build: BuildState | null): boolean => build?.state === 'running' || build?.state === 'waiting';

/** The state of the build, which anyone may have started. Calls `built` when one succeeds. */
export function useBuild(publisher: Publisher, { round, built }: { round: number; built: () => void }) {
  const [build, setBuild] = useState<BuildState | null>(null);
  const last = useRef<BuildState | null>(null);
  useRounds(
    async () => {
      const next = await publisher.build().catch(() => null);
      if (isBusy(last.current) && next?.state === 'built') built();
      last.current = next;
      setBuild(next);
      return isBusy(next) ? publisher.intervals.busyBuildMs : publisher.intervals.buildMs;
    },
    // Pages of the shop listen for the end of a build.
    { again: round, isHiddenToo: () => isBusy(last.current) },
  );
  return build;
}

/** The polling interval until somebody signs in. These polls send no requests. */
const signInMs = 4_000;

export function useReviews(publisher: Publisher, round: number): readonly Review[] {
  const [reviews, setReviews] = useState<readonly Review[]>([]);
  useRounds(
    async () => {
      let isSignedIn = true;
      try {
        const next = await publisher.reviews();
        isSignedIn = next !== null;
        if (next) setReviews(next);
      } catch {
        // Without a network, the next poll tries again.
      }
      return isSignedIn ? publisher.intervals.reviewsMs : signInMs;
    },
    { again: round },
  );
  return reviews;
}

const presenceMs = 5_000;

/** Counts the other windows that have the entry open. */
export function useOthers(publisher: Publisher, path: string | null): number {
  const [others, setOthers] = useState(0);
  useRounds(
    async () => {
      setOthers(await publisher.editing(path).catch(() => 0));
      return presenceMs;
    },
    // A form in a hidden tab is still open.
    { again: path, isHiddenToo: () => true },
  );
  useEffect(() => {
    const leave = () => void publisher.editing(null).catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [publisher]);
  return others;
}
