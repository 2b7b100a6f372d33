import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProductList } from './useProductList';

/**
 * A list for parts that hydrate later than the page. A store rather than a property, because rendering such a part
 * again would discard its HTML.
 */
const createListState = (list: ProductList) => createStore<{ list: ProductList }>(() => ({ list }));

export type ListState = ReturnType<typeof createListState>;

/** Puts each rendered list into a store. */
export function useSharedListState(list: ProductList): ListState {
  const [state] = useState(() => createListState(list));
  useLayoutEffect(() => state.setState({ list }), [state, list]);
  return state;
}

/** Hydrates a part once it differs from the HTML. */
export const whenPartsLoad = (state: ListState) => (open: () => void) => {
  const check = () => {
    if (state.getState().list.parts) open();
  };
  check();
  return state.subscribe(check);
};

export const useListState = (state: ListState): ProductList => useStore(state, ({ list }) => list);
