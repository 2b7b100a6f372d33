import { expect, test } from 'vitest';
import { navigationEnded, useNavigation, watchHistory } from './navigation';

test('who goes back before the page that is left has reported itself still goes back', () => {
  watchHistory();
  window.history.replaceState(null, '', '/us/en/shop/pods');
  window.dispatchEvent(new PopStateEvent('popstate'));
  navigationEnded('/us/en/shop/pods/california-amber', true);
  expect(useNavigation.getState().isBack).toBe(true);
  navigationEnded('/us/en/shop/pods', true);
  expect(useNavigation.getState().isBack).toBe(false);
});
