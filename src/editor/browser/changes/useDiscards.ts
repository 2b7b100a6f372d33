import { useState } from 'react';
import type { ChangeSet, ContentChange } from '../../changes/changeSet';

interface Callbacks {
  onChange: (paths: readonly string[]) => void;
  onProblem: (problem: string) => void;
}

/** Discards changes and keeps them, so that they can be restored. */
export function useDiscards(changes: ChangeSet, { onChange, onProblem }: Callbacks) {
  const [kept, setKept] = useState<readonly ContentChange[]>([]);
  const attempt = async (change: ContentChange, action: () => Promise<void>) => {
    try {
      await action();
      onChange([change.path]);
    } catch (error) {
      onProblem((error as Error).message);
    }
  };
  return {
    // One that was edited again since is a change like any other.
    discarded: kept.filter(({ path }) => !changes.find(path)),
    discard: (change: ContentChange) =>
      void attempt(change, async () => {
        await changes.remove([change.path]);
        setKept((before) => [...before.filter(({ path }) => path !== change.path), change]);
      }),
    restore: (change: ContentChange) =>
      void attempt(change, () => changes.put([change], new Map([[change.path, null]]))),
  };
}
