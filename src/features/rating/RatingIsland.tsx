import { QueryIsland } from '../../state/QueryIsland';
import { PodRating, type PodRatingProps } from './PodRating';

/** PodRating with the calls that it makes; only who is signed in loads it. */
export function RatingIsland(props: PodRatingProps) {
  return (
    <QueryIsland>
      <PodRating key={props.podKey} {...props} />
    </QueryIsland>
  );
}
