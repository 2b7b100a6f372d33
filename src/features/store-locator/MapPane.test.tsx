import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildStore } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { stubObservers } from '../../../tests/fixtures/observers';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { MapPane } from './MapPane';

const store = buildStore({ name: 'Ash', city: 'Oakland' });

// The map has its own tests; here it is never visible.
beforeEach(() => {
  stubObservers({ isSeen: false });
  fakeApi({});
});

function renderMapPane(isChosen = true) {
  const onClose = vi.fn();
  const view = renderInLocale(
    <MapPane
      stores={[store]}
      chosenId={isChosen ? store.id : null}
      chosen={isChosen ? { store } : undefined}
      position={null}
      getOpening={() => ({ isOpen: true, text: 'Ouvert', today: 1, now: new Date('2026-11-23T20:00:00Z') })}
      onChoose={vi.fn()}
      onClose={onClose}
    />,
    { localeId: 'fr-CA' },
  );
  return { onClose, ...view };
}

test('S2-78 the chosen store is a named sheet that its button and Esc close', () => {
  const { t, onClose } = renderMapPane();
  // Hidden on a desktop, whose list shows the store.
  const hidden = true;
  const sheet = screen.getAllByRole('group', { hidden })[0]!;
  expect(sheet).toHaveAttribute('aria-label', 'Ash');
  expect(within(sheet).getByRole('heading', { hidden })).toHaveTextContent('Ash');
  const close = sheet.querySelector<HTMLButtonElement>(':scope > button')!;
  expect(close).toHaveAttribute('aria-label', t('app.close'));
  close.click();
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(sheet, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('S2-78 without a chosen store there is no sheet', () => {
  renderMapPane(false);
  expect(screen.queryByRole('group', { hidden: true })).toBeNull();
});
