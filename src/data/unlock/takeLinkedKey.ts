import { linkedPodKey } from '../../domain/unlock/linkedPodKey';
import { searchChanged } from '../page/address';

/** S2-62: takes the pod key out of the page's address, where it would stand in the history and be shared; null without one. */
export function takeLinkedKey(): string | null {
  const { pathname, search, hash } = window.location;
  const linked = linkedPodKey({ search, hash });
  if (!linked) return null;
  window.history.replaceState(window.history.state, '', pathname + linked.search + linked.hash);
  searchChanged();
  return linked.typed;
}
