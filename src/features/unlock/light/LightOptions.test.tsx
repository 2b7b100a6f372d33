import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { LightOptions } from './LightOptions';

function Chosen({ onChange }: { onChange: (isFast: boolean) => void }) {
  const [isFast, setFast] = useState(false);
  return (
    <LightOptions
      isFast={isFast}
      onChange={(next) => {
        onChange(next);
        setFast(next);
      }}
    />
  );
}

test('D-31 D-25 the slow light is the default, and the fast one is optional, with its warning as description', async () => {
  const onChange = vi.fn();
  const { user, t } = renderInLocale(<Chosen onChange={onChange} />);
  const fast = screen.getByRole('radio', { name: t('light.fast') });
  expect(screen.getByRole('radio', { name: t('light.steady') })).toBeChecked();
  expect(fast).toHaveAccessibleDescription(t('light.fastWarning'));
  expect(screen.getByText(t('light.sensitive'))).toBeVisible();
  expect(screen.getByText(t('light.brightness'))).toBeVisible();
  expect(screen.queryByText(t('light.calm'))).toBeNull();

  await user.click(fast);
  expect(fast).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('D-31 with reduced motion there is no fast light to choose', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const { t } = renderInLocale(<LightOptions isFast onChange={vi.fn()} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(t('light.calm'))).toBeVisible();
});
