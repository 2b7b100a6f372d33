import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { ProviderService, ZoneArea } from '../../../domain/staff/serviceSchema';
import { ZonesCard } from './ZonesCard';

const area = (postalCode: string, town: string, at: number, isShared = false): ZoneArea => ({
  postalCode,
  town,
  latitude: 34 + at / 50,
  longitude: -118 + (at % 3) / 50,
  isShared,
});
const areas = [
  area('90012', 'Los Angeles', 0),
  area('90013', 'Los Angeles', 1, true),
  area('90301', 'Inglewood', 2),
  area('90302', 'Inglewood', 4),
];
const scope = { token: 'staff_token', providerId: 'alder' };
const zoneAreas = 'GET /v1/staff/service/zone-areas';
const zones = 'PUT /v1/staff/service/zones';

function renderZonesCard(postalCodes: string[], answers: Parameters<typeof fakeApi>[0] = { [zoneAreas]: areas }) {
  const api = fakeApi(answers);
  const onChange = vi.fn();
  const service = { postalCodes } as ProviderService;
  const view = renderInLocale(<ZonesCard scope={scope} service={service} onChange={onChange} />);
  return { api, onChange, ...view };
}

const list = () => screen.getByRole('textbox');
const cells = async () => within(await screen.findByRole('img', { name: /^Map of 4 ZIP codes/ }));

describe('the delivery zone', () => {
  test('is picked on the map around its first ZIP code', async () => {
    const { api } = renderZonesCard(['90012']);
    expect(await screen.findByRole('img', { name: 'Map of 4 ZIP codes, 1 in the zone' })).toBeVisible();
    expect(api.calls[0]!.query).toEqual({ providerId: 'alder', near: '90012' });
    const map = await cells();
    fireEvent.click(map.getByText('90301 Inglewood').parentElement!);
    expect(list()).toHaveValue('90012 90301');
    fireEvent.click(map.getByText('90012 Los Angeles').parentElement!);
    expect(list()).toHaveValue('90301');
    expect(map.getByText('90013 Los Angeles, also another dispensary’s')).toBeInTheDocument();
  });

  test('takes and gives back whole towns by keyboard', async () => {
    const { user } = renderZonesCard(['90012']);
    await user.click(await screen.findByText('By town (2)'));
    const town = () => screen.getByRole('button', { name: /^Inglewood/ });
    expect(town()).toHaveTextContent('Inglewood 0/2');
    await user.click(town());
    expect(list()).toHaveValue('90012 90301 90302');
    expect(town()).toHaveAttribute('aria-pressed', 'true');
    await user.click(town());
    expect(list()).toHaveValue('90012');
  });

  test('is saved as the list stands, and each bad line is named', async () => {
    const { api, user, onChange } = renderZonesCard(['90012'], {
      [zoneAreas]: areas,
      [zones]: {
        postalCodes: [],
        added: [],
        removed: [],
        errors: [{ line: 2, message: 'expected a ZIP code of five digits, got "LA"' }],
        isSaved: false,
      },
    });
    fireEvent.change(list(), { target: { value: '90012\nLA' } });
    await user.click(screen.getByRole('button', { name: 'Save the zone' }));
    expect(await screen.findByText('Line 2: expected a ZIP code of five digits, got "LA"')).toBeVisible();
    expect(api.calls.at(-1)!.body).toEqual({ text: '90012\nLA' });
    expect(onChange).not.toHaveBeenCalled();
  });

  test('without a ZIP code, asks for one; with an unknown one, says so', async () => {
    const { api } = renderZonesCard([], {
      [zoneAreas]: problem(404, 'place_unknown', { detail: 'We couldn’t find the ZIP code 00000.' }),
    });
    expect(screen.getByText('Type a ZIP code above to see the map around it.')).toBeVisible();
    expect(api.calls).toEqual([]);
    fireEvent.change(list(), { target: { value: '00000' } });
    expect(await screen.findByText('We couldn’t find the ZIP code 00000.')).toBeVisible();
  });
});
