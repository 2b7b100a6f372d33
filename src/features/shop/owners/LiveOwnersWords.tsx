import { useQueries } from '@tanstack/react-query';
import type { OwnersView } from '../../../content/pages/pageContext';
import { ownerRatingsQuery } from '../../../data/rating/ownerRatingCalls';
import { asIsland } from '../../../state/QueryIsland';
import { OwnerQuotes } from './OwnerQuotes';

export interface LiveOwnersWordsProps {
  owners: OwnersView;
}

export const LiveOwnersWords = asIsland(CurrentWords);

/** Until the live reviews of a pod have loaded, and if they fail, its review stays as it was. */
function CurrentWords({ owners: { rating, quotes } }: LiveOwnersWordsProps) {
  const results = useQueries({ queries: quotes.map(({ slug }) => ownerRatingsQuery(slug)) });
  const current = quotes.flatMap((quote, index) => {
    const newest = results[index]!.data?.reviews.newest;
    const review = newest ? newest.find(({ id }) => id === quote.review.id) : quote.review;
    return review ? [{ ...quote, review }] : [];
  });
  return <OwnerQuotes owners={{ rating, quotes: current }} />;
}
