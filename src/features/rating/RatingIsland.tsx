import { QueryIsland } from '../../state/QueryIsland';
import { PodRating, type PodRatingProps } from './PodRating';

/** PodRating with its own React Query client; loaded only for signed-in shoppers. */
export function RatingIsland(props: PodRatingProps) {
  return (
    <QueryIsland>
      <PodRating key={props.podKey} {...props} />
    </QueryIsland>
  );
}
