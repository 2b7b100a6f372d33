import { podKeyInLink } from '../../domain/unlock/linkedPodKey';
import { searchChanged } from '../page/address';

/**
 * Removes the pod key from the page's URL, so that it does not end up in the history or get shared. Returns the key, or
 * null.
 */
export function consumeLinkedKey(): string | null {
  const { pathname, search, hash } = window.location;
  const linked = podKeyInLink({ search, hash });
  if (!linked) return null;
  window.history.replaceState(window.history.state, '', pathname + linked.search + linked.hash);
  searchChanged();
  return linked.typed;
}
