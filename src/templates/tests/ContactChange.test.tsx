import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSection, buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildShell, buildUser } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import type { PageContext } from '../../content/pages/pageContext';
import { useSession } from '../../state/session/session';
import ContactChange from '../ContactChange';

const words = buildWords({ heading: 'Change it', sections: [buildSection({ heading: 'What happens then' })] });

function renderPage(routeId: PageContext['routeId']) {
  const pageContext = { words, routeId, shell: buildShell() };
  return renderTemplate(ContactChange, { pageContext });
}

beforeEach(() => void fakeApi({ 'GET /v1/app/user/me': buildUser() }));

test.each([
  ['accountEmail', 'contact.email.new'],
  ['accountPhone', 'contact.phone.new'],
] as const)('S2-06 the page %s asks for what it changes, below its text', async (routeId, key) => {
  useSession.setState({ isSignedIn: true });
  const { t } = renderPage(routeId);
  expect(screen.getByRole('heading', { level: 1, name: 'Change it' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What happens then' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: t(key) })).toBeVisible();
});

test('D-28 visitors are asked nothing', () => {
  useSession.setState({ isSignedIn: false });
  renderPage('accountEmail');
  expect(screen.queryByRole('textbox')).toBeNull();
});
