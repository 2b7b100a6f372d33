import { useCallback, useEffect, useState } from 'react';
import type { ContentChange } from '../../changes/changeSet';
import type { Obstacles, Publisher } from '../../changes/publisher';

/** Returns null while the changes are being checked. */
export function useObstacles(publisher: Publisher, list: readonly ContentChange[]) {
  const [found, setFound] = useState<{ list: readonly ContentChange[]; obstacles: Obstacles } | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isOver = false;
    const check = async () => {
      try {
        const obstacles = await publisher.check(list);
        if (isOver) return;
        setProblem('');
        setFound({ list, obstacles });
      } catch (error) {
        if (!isOver) setProblem((error as Error).message);
      }
    };
    if (list.length) void check();
    return () => {
      isOver = true;
    };
  }, [publisher, list]);
  const report = useCallback((obstacles: Obstacles) => setFound({ list, obstacles }), [list]);
  return { obstacles: found?.list === list ? found.obstacles : null, problem, setProblem, report };
}
