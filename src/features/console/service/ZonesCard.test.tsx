import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildProviderService } from '../../../../tests/fixtures/builders/buildProviderService';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { ZoneArea, ZonesResult } from '../../../domain/staff/serviceSchema';
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
  const service = buildProviderService({ postalCodes });
  const view = renderInLocale(
    <ZonesCard scope={scope} service={service} onChange={onChange} refresh={() => Promise.resolve()} />,
  );
  return { api, onChange, ...view };
}

const list = () => screen.getByRole('textbox', { name: /^\d+ ZIP codes?$/ });
const center = () => screen.getByLabelText('Map around the ZIP code');
const cells = async () => within(await screen.findByRole('img', { name: /^Map of 4 ZIP codes/ }));

const buildResult = (changes: Partial<ZonesResult>): ZonesResult => ({
  postalCodes: [],
  added: [],
  removed: [],
  unknown: [],
  errors: [],
  isSaved: false,
  service: buildProviderService({ postalCodes: changes.postalCodes }),
  ...changes,
});
/** Responds as if the list were saved, except for a dry run. */
const answerTo = (result: ZonesResult) => (call: { query: Record<string, string> }) =>
  Response.json({ ...result, isSaved: call.query.dryRun === undefined });

describe('the delivery zone', () => {
  test('is picked on the map around its first ZIP code', async () => {
    const { api } = renderZonesCard(['90012']);
    expect(await screen.findByRole('img', { name: 'Map of 4 ZIP codes, 1 in the zone' })).toBeVisible();
    expect(api.calls[0]!.query).toEqual({ providerId: 'alder', near: '90012', wrap: 'true' });
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
    const errors = [{ line: 2, message: 'expected a ZIP code of five digits, got "LA"' }];
    const { api, user, onChange } = renderZonesCard(['90012'], {
      [zoneAreas]: areas,
      [zones]: buildResult({ errors }),
    });
    fireEvent.change(list(), { target: { value: '90012\nLA' } });
    await user.click(screen.getByRole('button', { name: 'Save the zone' }));
    expect(await screen.findByText('Line 2: expected a ZIP code of five digits, got "LA"')).toBeVisible();
    expect(api.calls.at(-1)!.body).toEqual({ text: '90012\nLA' });
    expect(onChange).not.toHaveBeenCalled();
  });

  test('that only grows is saved at once', async () => {
    const saved = buildResult({ postalCodes: ['90012', '90013'], added: ['90013'] });
    const { api, user, onChange } = renderZonesCard(['90012'], { [zoneAreas]: areas, [zones]: answerTo(saved) });
    fireEvent.change(list(), { target: { value: '90012 90013' } });
    await user.click(screen.getByRole('button', { name: 'Save the zone' }));
    expect(await screen.findByText(/^Saved: 1 added, 0 removed/)).toBeVisible();
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ postalCodes: ['90012', '90013'] }));
    expect(api.callsOf(zones).map(({ query }) => query)).toEqual([
      { providerId: 'alder', dryRun: 'true' },
      { providerId: 'alder' },
    ]);
  });

  test('that loses codes, or has one that no map knows, is saved only when confirmed', async () => {
    const result = buildResult({ added: ['99999'], removed: ['90012'], unknown: ['99999'], postalCodes: ['99999'] });
    const { api, user, onChange } = renderZonesCard(['90012'], { [zoneAreas]: areas, [zones]: answerTo(result) });
    fireEvent.change(list(), { target: { value: '99999' } });
    await user.click(screen.getByRole('button', { name: 'Save the zone' }));
    expect(await screen.findByText('Removed: 90012')).toBeVisible();
    expect(screen.getByText('Not on our map, please check: 99999')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Save this zone' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(api.callsOf(zones).map(({ query, body }) => [query.dryRun, body])).toEqual([
      ['true', { text: '99999' }],
      [undefined, { text: '99999' }],
    ]);
  });

  test('stays where it is while cells are picked, and moves to another ZIP code', async () => {
    const { api } = renderZonesCard([]);
    fireEvent.change(list(), { target: { value: '90301' } });
    fireEvent.click((await cells()).getByText('90012 Los Angeles').parentElement!);
    expect(list()).toHaveValue('90301 90012');
    fireEvent.click((await cells()).getByText('90301 Inglewood').parentElement!);
    fireEvent.click((await cells()).getByText('90012 Los Angeles').parentElement!);
    expect(list()).toHaveValue('');
    expect(center()).toHaveValue('90301');
    fireEvent.change(center(), { target: { value: '90302' } });
    await waitFor(() => expect(api.callsOf(zoneAreas).map(({ query }) => query.near)).toEqual(['90301', '90302']));
  });

  test('without a ZIP code shows no map; with an unknown one, says so', async () => {
    const { api } = renderZonesCard([], {
      [zoneAreas]: problem(404, 'place_unknown', { detail: 'We couldn’t find the ZIP code 00000.' }),
    });
    expect(screen.queryByRole('img')).toBeNull();
    expect(api.calls).toEqual([]);
    fireEvent.change(list(), { target: { value: '00000' } });
    expect(await screen.findByText('We couldn’t find the ZIP code 00000.')).toBeVisible();
  });
});
