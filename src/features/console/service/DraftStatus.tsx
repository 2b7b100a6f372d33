import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Cluster } from '../../../ui/layout/Cluster';
import type { useDraftVersion } from './useDraftVersion';

interface DraftStatusProps {
  base: ReturnType<typeof useDraftVersion>;
  /** The part of the service, such as 'the delivery hours'. */
  what: string;
  onDiscard: () => void;
  /** Called after either choice. */
  onChoice: () => void;
  /** How saving went. */
  children: ReactNode;
}

export const outdatedReason = 'Choose first which of the two to keep.';

/** Once somebody else has saved the same part, nothing of this draft is saved until its author decides. */
export function DraftStatus({ base, what, onDiscard, onChoice, children }: DraftStatusProps) {
  if (!base.isOutdated) return children;
  const choose = (choice: () => void) => () => {
    choice();
    onChoice();
  };
  return (
    <Notice
      tone="warning"
      title={`Somebody else changed ${what} since you began`}
      action={
        <Cluster>
          <Button size="small" variant="secondary" onClick={choose(onDiscard)}>
            Show theirs
          </Button>
          <Button size="small" variant="secondary" onClick={choose(() => base.rebase())}>
            Keep mine
          </Button>
        </Cluster>
      }
    >
      Your changes are not saved yet. “Show theirs” drops them; “Keep mine” lets you save them over theirs.
    </Notice>
  );
}
