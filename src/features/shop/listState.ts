import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProductList } from './useProductList';

/**
 * Passes the list to parts that hydrate later than the page. A store instead of a prop, because rerendering such a part
 * would discard its HTML.
 */
const createListState = (list: ProductList) => createStore<{ list: ProductList }>(() => ({ list }));

export type ListState = ReturnType<typeof createListState>;

export function useSharedListState(list: ProductList): ListState {
  const [state] = useState(() => createListState(list));
  useLayoutEffect(() => state.setState({ list }), [state, list]);
  return state;
}

/** Hydration trigger: fires when the list's code has loaded, since the list then differs from the HTML. */
export const whenCodeLoads = (state: ListState) => (open: () => void) => {
  const check = () => {
    if (state.getState().list.live.code) open();
  };
  check();
  return state.subscribe(check);
};

export const useListState = (state: ListState): ProductList => useStore(state, ({ list }) => list);
