import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildProduct } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { ProductView } from '../../../content/pages/pageContext';
import { chooseRegion } from '../../../state/region';
import { DeviceDetails } from './DeviceDetails';

const question = {
  id: 'travel',
  topic: 'battery',
  question: 'On a plane?',
  answer: 'In your carry-on.',
  keywords: null,
  link: null,
  regions: null,
};
const battery = { slug: 'battery', title: 'Battery', price: 30, inTheBox: ['Battery', 'Cable'] };
const kit = { slug: 'kit', title: 'Kit', price: 42, inTheBox: ['Battery', 'Case'] };
const device: NonNullable<ProductView['device']> = {
  highlights: ['Unlocks by light'],
  specifications: [{ name: 'Size', value: '104 mm' }],
  inTheBox: battery.inTheBox,
  compared: [battery, kit],
  questions: [question],
  battery: { story: [], ring: null, turn: null, apart: null },
};

const renderDeviceDetails = (changes: Partial<typeof device> = {}) =>
  renderInLocale(
    <DeviceDetails
      product={{
        ...buildProduct({ slug: 'battery', productType: 'devices', title: 'Battery', brand: 'Lumapod' }),
        device: { ...device, ...changes },
      }}
    />,
  );

test('S2-71 the battery’s page has its figures, story, heat levels, ring colors, drawing, care and questions', () => {
  const { t } = renderDeviceDetails();
  for (const figure of ['104 mm', '350 mAh', '50 min']) expect(screen.getAllByText(figure)[0]).toBeVisible();
  const chapters = within(screen.getByRole('region', { name: t('device.story') })).getAllByRole('listitem');
  expect(chapters).toHaveLength(4);
  const heat = within(screen.getByRole('region', { name: t('device.heat') }));
  expect(heat.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2.4 VLevel one: one blink',
    '2.8 VLevel two: two blinks',
    '3.2 VLevel three: three blinks',
  ]);
  expect(screen.getByRole('region', { name: t('device.ring') })).toHaveTextContent(t('device.ring.white.meaning'));
  expect(screen.getByRole('img', { name: t('device.drawing') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('device.care.claim') })).toHaveAttribute('href', '/us/en/support#claim');
  expect(screen.getByText('On a plane?')).toBeVisible();
});

test('the battery can be turned and is shown part by part, where its pictures are', () => {
  const picture = { base: '/pictures/battery.1', width: 480, height: 1120, widths: [240] };
  const { t } = renderDeviceDetails({
    battery: { story: [], ring: null, turn: { still: picture, strip: picture }, apart: picture },
  });
  expect(screen.getByRole('slider', { name: t('device.turn.slider') })).toBeVisible();
  expect(screen.getByRole('region', { name: t('device.apart') })).toBeVisible();
});

test('each of the ring’s colors stands under its own quarter of their picture', () => {
  const ring = { base: '/pictures/ring-lights.1', width: 1600, height: 1200, widths: [480] };
  const { t } = renderDeviceDetails({ battery: { story: [], ring, turn: null, apart: null } });
  const quarters = (['rainbow', 'white', 'amber', 'red'] as const).map((name) => {
    const frame = screen
      .getByText(t(`device.ring.${name}`))
      .parentElement!.querySelector<HTMLElement>('dd:last-child')!;
    expect(frame.querySelector('img')).toHaveAttribute('src', '/pictures/ring-lights.1-480.webp');
    return frame.style.getPropertyValue('--from');
  });
  expect(quarters).toEqual(['0%', '-25%', '-50%', '-75%']);
});

test('the comparison says in words what each box contains, links to the others, and has prices only where they show', () => {
  const { t } = renderDeviceDetails();
  const rows = () =>
    within(screen.getByRole('table', { name: t('device.compare') }))
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th,td')].map(({ textContent }) => textContent));
  expect(rows()).toEqual([
    [t('product.inTheBox'), 'Battery', 'Kit'],
    ['Battery', 'Included', 'Included'],
    ['Cable', 'Included', 'Not included'],
    ['Case', 'Not included', 'Included'],
    ['Price', '$30.00', '$42.00'],
  ]);
  expect(screen.getByRole('link', { name: 'Kit' })).toHaveAttribute('href', '/us/en/shop/devices/kit');
});

test('D-07 prices are hidden where they do not show', () => {
  chooseRegion('us', 'OH');
  renderDeviceDetails();
  expect(screen.getByText('$42.00')).not.toBeVisible();
});

test('a kit has no story and no questions, and a device without others is not compared', () => {
  const { t } = renderDeviceDetails({ battery: null, questions: [], compared: [kit] });
  for (const heading of ['device.story', 'device.heat', 'device.ring', 'device.questions', 'device.compare'] as const)
    expect(screen.queryByText(t(heading))).toBeNull();
  expect(screen.getByText(t('device.care'))).toBeVisible();
});
