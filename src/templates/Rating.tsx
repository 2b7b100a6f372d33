import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { splitLocalePath } from '../domain/region/locales';
import { parsePodKey } from '../domain/unlock/podKey';
import { useSession } from '../state/session/session';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { FormPage } from '../features/editorial/FormPage';

export { PageHead as Head } from '../features/page-head/PageHead';

const RatingIsland = lazyNamed(() => import('../features/rating/PodRating'), 'RatingIsland');

/** Returns the decoded path after `start`, or '' for invalid percent-encoding. */
function partAfter(start: string, path: string): string {
  try {
    return decodeURIComponent(path.slice(start.length + 1));
  } catch {
    return '';
  }
}

/** Serves /rating/{podKey}; the pod key is only known in the browser. */
export default function Rating({ pageContext, location }: PageProps<object, PageContext>) {
  const { words, localPath } = pageContext;
  const isSignedIn = useSession((state) => state.isSignedIn);
  const path = location.pathname.replace(/\/$/, '');
  const rest = splitLocalePath(path)?.rest ?? '';
  const podKey = parsePodKey(partAfter(localPath, rest));
  return (
    <FormPage words={words} width="text">
      <div>
        {isSignedIn && (
          <Suspense>
            <RatingIsland key={podKey} podKey={podKey} path={path} />
          </Suspense>
        )}
      </div>
    </FormPage>
  );
}
