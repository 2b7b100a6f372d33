import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { DeviceExplodedView } from './DeviceExplodedView';

const picture = { base: '/pictures/battery-apart.1', width: 400, height: 1600, widths: [400] };

test('it names every part of battery and pod, from the mouthpiece down, and then how they come together', () => {
  const { t } = renderInLocale(<DeviceExplodedView picture={picture} />);
  const section = within(screen.getByRole('region', { name: t('device.apart') }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    t('device.apart.click'),
    t('device.apart.ring.turns'),
    t('device.apart.glow'),
    'Mouthpiece',
    'Glass tank',
    'Ceramic heater',
    'Contacts',
    'Cell, 350 mAh',
    'Shell, 104 mm',
    'Ring with light sensor',
    'USB-C port',
  ]);
});

test('its picture is one file with a text, cut into the parts that scrolling moves', () => {
  const { t, container } = renderInLocale(<DeviceExplodedView picture={picture} />);
  const image = screen.getByRole('img', { name: t('device.apart.picture') });
  expect(image.style.getPropertyValue('--apart')).toBe('url("/pictures/battery-apart.1-400.webp")');
  const parts = [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));
  expect(parts).toEqual(['cell', 'foot', 'heater', 'glass', 'crown', 'shell', 'litRing', 'litOil']);
});
