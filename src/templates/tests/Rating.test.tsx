import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSection, buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import { useSession } from '../../state/session/session';
import Rating from '../Rating';

const words = buildWords({ heading: 'Rate this pod', sections: [buildSection({ heading: 'About your rating' })] });
const pageContext = { words, localPath: '/rating' };
const pod = 'GET /v1/app/user/pods/ABCDEFGH';

function renderPage(pathname: string) {
  window.history.replaceState(null, '', pathname);
  return renderTemplate(Rating, { pageContext, location: { pathname } });
}

beforeEach(() => useSession.setState({ isSignedIn: true }));

test.each(['', '/', '/ABCDEFG', '/ABCDEFGHI', '/%', '/ABCD1234', '/ABCDEFGH/more'])(
  'an invalid pod address does not break the page: %s',
  async (rest) => {
    const api = fakeApi({});
    const { t } = renderPage(`/us/en/rating${rest}`);
    expect(await screen.findByText(t('rating.error.noKey'))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Rate this pod' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'About your rating' })).toBeVisible();
    expect(api.calls).toEqual([]);
  },
);

test.each(['/ABCDEFGH', '/ABCDEFGH/', '/abcd-efgh', '/abcd%20efgh'])(
  'S2-19 shows the address’s pod and its first step: %s',
  async (rest) => {
    fakeApi({ [pod]: buildUserPod() });
    const { t } = renderPage(`/us/en/rating${rest}`);
    expect(await screen.findByRole('heading', { name: t('rating.title.score') })).toBeVisible();
    expect(screen.getByText('Amber')).toBeVisible();
  },
);

test.each([false, null])('S6-03 visitors (%s) are asked nothing, and nothing is fetched for them', async (is) => {
  useSession.setState({ isSignedIn: is });
  const api = fakeApi({});
  renderPage('/us/en/rating/ABCDEFGH');
  // Long enough to load what signed-in shoppers would see.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(api.calls).toEqual([]);
});
