import { expect, test } from 'vitest';
import { navigationEnded, useNavigation, watchHistory } from './navigation';

test('going back before the page being left has reported its own update still counts as going back', () => {
  watchHistory();
  window.history.replaceState(null, '', '/us/en/shop/pods');
  window.dispatchEvent(new PopStateEvent('popstate'));
  navigationEnded('/us/en/shop/pods/california-amber', true);
  expect(useNavigation.getState().isBack).toBe(true);
  navigationEnded('/us/en/shop/pods', true);
  expect(useNavigation.getState().isBack).toBe(false);
});
