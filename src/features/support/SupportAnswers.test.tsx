import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildItem, buildQuestion, buildSection, buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildShell } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseRegion } from '../../state/region';
import { ContactCard } from './ContactCard';
import { SupportAnswers } from './SupportAnswers';

const words = buildWords({
  topics: [
    { id: 'battery', title: 'Battery', regions: null },
    { id: 'delivery', title: 'Delivery', regions: ['CA'] },
  ],
  questions: [
    buildQuestion(),
    buildQuestion({ id: 'red', question: 'The ring is red.', answer: 'Charge it for ten minutes.' }),
    buildQuestion({ id: 'fee', topic: 'delivery', question: 'What does delivery cost?', regions: ['CA'] }),
  ],
  sections: [
    buildSection({
      id: 'contact',
      kind: 'contact',
      heading: 'Ask a person',
      points: ['the batch number'],
      items: [buildItem({ id: 'email', heading: 'Email' }), buildItem({ id: 'phone', heading: 'Phone' })],
    }),
  ],
});
const shell = buildShell();

const renderSupportAnswers = (props: { urlQuery?: string; hash?: string } = {}) =>
  renderInLocale(<SupportAnswers words={words} shell={shell} urlQuery="" hash="" {...props} />);

const questions = () => screen.getAllByRole('group').map((group) => group.querySelector('summary')!.textContent);

beforeEach(() => window.history.replaceState(null, '', '/us/en/support'));

describe('S2-22 support', () => {
  test('shows every question under its topic, with a jump link to each topic', () => {
    renderSupportAnswers();
    expect(questions()).toEqual(['How do I charge the battery?', 'The ring is red.', 'What does delivery cost?']);
    const battery = screen.getByRole('region', { name: 'Battery' });
    expect(within(battery).getByText('The ring is red.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Battery' })).toHaveAttribute('href', `#${battery.id}`);
  });

  test('a search with a typo finds, highlights, counts, and keeps the query in the URL', async () => {
    const { user, plural, t } = renderSupportAnswers();
    await user.type(screen.getByRole('textbox', { name: t('support.search') }), 'chagre');
    expect(await screen.findByText(plural('support.found', 2))).toHaveAttribute('role', 'status');
    expect(questions()).toEqual(['How do I charge the battery?', 'The ring is red.']);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['charge', 'Charge']);
    expect(window.location.search).toBe('?q=chagre');
  });

  test('an answer with a match that its question does not have is open, so that the match is visible', async () => {
    renderSupportAnswers({ urlQuery: 'charge' });
    const groups = await screen.findAllByRole('group');
    expect(groups.map((group) => group.hasAttribute('open'))).toEqual([true, true]);
  });

  test('the URL presets the search, and clearing removes it', async () => {
    window.history.replaceState(null, '', '/us/en/support?q=ring');
    const { user, t } = renderSupportAnswers({ urlQuery: 'ring' });
    expect(questions()).toEqual(['The ring is red.']);
    await user.click(screen.getByRole('button', { name: t('support.clear') }));
    expect(questions()).toHaveLength(3);
    expect(window.location.search).toBe('');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('without results it offers contact options', () => {
    const { t } = renderSupportAnswers({ urlQuery: 'zebra' });
    expect(screen.getByRole('heading', { name: t('support.none', { query: 'zebra' }) })).toBeVisible();
    expect(screen.getByRole('link', { name: shell.contact.email })).toHaveAttribute('href', 'mailto:help@site.test');
  });

  test('D-07 questions of other regions are neither found nor shown', () => {
    chooseRegion('us', 'OH');
    renderSupportAnswers({ urlQuery: 'delivery' });
    expect(screen.queryByText(/delivery cost/i)).toBeNull();
  });

  test('#id opens its answer', () => {
    Element.prototype.scrollIntoView = () => undefined;
    renderSupportAnswers({ hash: '#red' });
    const [charging, red] = screen.getAllByRole('group');
    expect(red).toHaveAttribute('open');
    expect(charging).not.toHaveAttribute('open');
  });
});

test('the contact card says how to reach a person, and what to have ready', () => {
  renderInLocale(<ContactCard section={words.sections[0]!} shell={shell} />);
  const card = screen.getByRole('region', { name: 'Ask a person' });
  expect(within(card).getByRole('link', { name: '(415) 555-0100' })).toHaveAttribute('href', 'tel:+14155550100');
  expect(within(card).getByText('the batch number')).toBeVisible();
});
