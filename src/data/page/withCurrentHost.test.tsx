import { expect, test } from 'vitest';
import { withCurrentHost } from './withCurrentHost';

test.each(['/', '/ca/fr/shop/pods/amber?variant=a%20b#lab-report'])(
  'a link to %s keeps the host that served the page',
  (path) => {
    expect(withCurrentHost(`https://shop.example${path}`)).toBe(window.location.origin + path);
  },
);
