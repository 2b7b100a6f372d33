import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildDispensary } from '../../../../tests/fixtures/builders/buildCity';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { LocaleProvider } from '../../../i18n/LocaleContext';
import { NextUsualWindow } from './NextUsualWindow';

// Tuesday, 10 AM in Los Angeles.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-03T18:00:00Z') }));

const closing = { open: '09:00', close: '10:30' };

test.each<[string, Parameters<typeof buildDispensary>[0], string]>([
  ['after the lead time', {}, 'Today, 11:00 AM – 12:00 PM'],
  ['of the next day', { firstDay: 1 }, 'Tomorrow, 10:00 AM – 11:00 AM'],
  ['of the next day with hours', { hours: { Tue: closing, Fri: closing } }, 'Friday, November 6, 9:00 AM – 10:00 AM'],
])('the window %s', async (_, changes, expected) => {
  renderInLocale(
    <p>
      <NextUsualWindow dispensary={buildDispensary(changes)} />
    </p>,
  );
  const text = await screen.findByText(/ – /, { selector: 'p' });
  expect(text.textContent.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});

test('a dispensary without hours has none', async () => {
  const { t } = renderInLocale(<NextUsualWindow dispensary={buildDispensary({ hours: {} })} />);
  expect(await screen.findByText(t('places.city.noWindow'))).toBeVisible();
});

test('the static HTML has no time, because it would be that of the build', () => {
  const html = renderToString(
    <LocaleProvider localeId="en-US">
      <NextUsualWindow dispensary={buildDispensary()} />
    </LocaleProvider>,
  );
  expect(html).toBe('');
});
