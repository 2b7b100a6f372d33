import { useEffect, useEffectEvent, useRef } from 'react';
import { sharedPlaceName } from '../../domain/delivery/stores/sharedPlace';
import { isCurrentPath, readSearch } from '../../data/page/urlSearch';
import { writeSearch } from '../../data/page/writeSearch';
import { parseNearParam, writeNearParam } from '../../domain/delivery/stores/storeQuery';
import { localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { showLinkedPlace, useLinkedPlace, type ChosenPlace } from '../../state/delivery/deliveryPlace';
import type { StorePlace } from './StorePlaceLookup';
import { useUrlSearch } from '../../state/navigation/urlState';

/** The URL's place name and the shown place when they last matched. */
interface SyncedPlace {
  near: string | null;
  placeId: string | null | undefined;
}

/**
 * Syncs the URL and the shown place in both directions: a chosen place is written to the URL by its town or postal
 * code, and a changed URL is looked up. Whichever differs from the last match is the one that changed.
 */
export function usePlaceInUrl(place: ChosenPlace | null, found: StorePlace | null) {
  const { locale } = useWords('stores');
  const path = localePath(locale, routePath('storeLocator'));
  const near = parseNearParam(useUrlSearch(path));
  const lastSynced = useRef<SyncedPlace>({ near: null, placeId: undefined });
  /** Places of this visit by their URL name, so that back navigation restores a street and not only its town. */
  const visited = useRef(new Map<string, ChosenPlace>());
  const linked = useLinkedPlace();
  const { pendingName, unknownName } = linked;
  const placeId = place?.placeId ?? null;
  const shared = found?.address ? sharedPlaceName(found.address) : null;

  const displayPlace = (next: ChosenPlace | null, unknownPlace: string | null = null) => {
    lastSynced.current = { near, placeId: next?.placeId ?? null };
    showLinkedPlace(next, unknownPlace);
  };
  const followUrl = () => {
    const visitedPlace = near === null ? null : visited.current.get(near);
    if (shared === near && place) lastSynced.current = { near, placeId };
    else if (visitedPlace !== undefined) displayPlace(visitedPlace);
    // Locate the stored place first: it may be a street in this very town.
    else if (pendingName !== near && (!place || found))
      useLinkedPlace.setState({ pendingName: near, unknownName: null });
  };
  const followPlace = () => {
    const isChosen = placeId !== lastSynced.current.placeId && lastSynced.current.placeId !== undefined;
    lastSynced.current = { near: shared, placeId };
    useLinkedPlace.setState({ pendingName: null, unknownName: null });
    writeSearch(path, writeNearParam(shared, readSearch(path)), isChosen ? 'push' : 'replace');
  };
  const reconcile = useEffectEvent(() => {
    // The second check avoids undoing a lookup that completed since this render.
    if (!isCurrentPath(path) || useLinkedPlace.getState() !== linked) return;
    if (place && shared) visited.current.set(shared, place);
    const isPlaceNew = placeId !== lastSynced.current.placeId;
    const isNameNew = shared !== null && shared !== near;
    if (near !== lastSynced.current.near) followUrl();
    else if (isPlaceNew ? !place || found : isNameNew) followPlace();
  });
  useEffect(() => reconcile());

  const onLinkedPlace = (next: ChosenPlace | null) => displayPlace(next, next ? null : near);
  return { pendingName, onLinkedPlace, unknownName };
}
