import { podKeyInLink } from '../../domain/unlock/podKeyInLink';
import { announceSearchChange } from '../page/urlSearch';

/** Removes the pod key from the URL, so that it is not shared or kept in the history. */
export function consumeLinkedKey(): string | null {
  const { pathname, search, hash } = window.location;
  const linked = podKeyInLink({ search, hash });
  if (!linked) return null;
  window.history.replaceState(window.history.state, '', pathname + linked.search + linked.hash);
  announceSearchChange();
  return linked.typed;
}
