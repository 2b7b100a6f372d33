import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/fixtures/times';
import { activations, podKeys } from '../../database/podTables';
import { unlockCalls } from '../../../tests/fixtures/calls/unlockCalls';

const unlocking = unlockCalls();
const { begun, later, confirm, list, check } = unlocking;

describe('confirming', () => {
  test('S2-68 S2-69 S1-09 the pod is unlocked for the account and on its list', async () => {
    const { headers } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH' });
    const { activationId } = await begun(headers);
    later(5);
    const { status, body } = await confirm(activationId, headers);
    expect([status, body.podKey, body.unlockedAt, body.userRating]).toEqual([
      200,
      'ABCDEFGH',
      '2026-11-20T18:05:00.000Z',
      null,
    ]);
    expect(await list(headers)).toEqual([body]);
    expect((await check({ podKey: 'ABCDEFGH' }, headers)).body.state).toBe('unlocked');
  });

  test('S2-70 a pod saved earlier keeps its saved date', async () => {
    const { headers, userId } = await unlocking.api().signedIn();
    await unlocking.shop().list({ key: 'ABCDEFGH', userId });
    later(5);
    const { body } = await confirm((await begun(headers)).activationId, headers);
    expect([body.savedAt, body.unlockedAt, body.createdDate]).toEqual([
      '2026-11-20T18:00:00.000Z',
      '2026-11-20T18:05:00.000Z',
      '2026-11-20T18:05:00.000Z',
    ]);
    expect(await list(headers)).toHaveLength(1);
  });

  test('D-24 confirming again changes nothing, with any activation, in time or too late', async () => {
    const { headers } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH' });
    const [first, second] = [await begun(headers), await begun(headers)];
    const unlocked = await confirm(first.activationId, headers);
    for (const minutes of [1, 60]) {
      later(minutes);
      for (const { activationId } of [first, second])
        expect((await confirm(activationId, headers)).body).toEqual(unlocked.body);
    }
    const rows = await unlocking.api().context.database.select().from(activations);
    expect(rows.filter(({ confirmedAt }) => confirmedAt).map(({ id }) => id)).toEqual([first.activationId]);
  });

  test('S2-68 is too late half an hour after the sequence', async () => {
    const { headers } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH' });
    const { activationId } = await begun(headers);
    later(30);
    const { status, body } = await confirm(activationId, headers);
    expect([status, body.code, await list(headers)]).toEqual([409, 'activation_expired', []]);
  });

  test('D-32 another shopper’s activation gives the same 404 as an unknown one and unlocks nothing', async () => {
    const [mara, noor] = [await unlocking.api().signedIn(), await unlocking.api().signedIn()];
    await unlocking.shop().load({ key: 'ABCDEFGH' });
    const { activationId } = await begun(mara.headers);
    const responses = [
      await confirm(activationId, noor.headers),
      await confirm('3b241101-e2bb-4255-8caf-4136c566a962', noor.headers),
    ];
    expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'activation_unknown'],
      [404, 'activation_unknown'],
    ]);
    expect(responses[0]!.body).toEqual(responses[1]!.body);
    expect((await check({ podKey: 'ABCDEFGH' }, mara.headers)).body.state).toBe('new');
    expect(
      (await unlocking.shop().post('/v1/app/unlock/confirm', { activationId: 'no-id' }, noor.headers)).status,
    ).toBe(422);
  });

  test('D-24 of many accounts that confirm one key concurrently, exactly one gets it', async () => {
    for (let round = 0; round < times(1, 10); round += 1) {
      await unlocking.api().reset();
      await unlocking.shop().load({ key: 'ABCDEFGH' });
      const accounts = await Promise.all(Array.from({ length: times(20, 50) }, () => unlocking.api().signedIn()));
      const shown = [];
      for (const { headers } of accounts) shown.push({ headers, ...(await begun(headers)) });
      const responses = await Promise.all(shown.map(({ activationId, headers }) => confirm(activationId, headers)));
      const winners = accounts.filter((_, at) => responses[at]!.status === 200);
      expect(winners).toHaveLength(1);
      const losers = responses.filter(({ status }) => status !== 200);
      expect(new Set(losers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 pod_taken']));
      const [key] = await unlocking.api().context.database.select().from(podKeys);
      expect(key!.unlockedBy).toBe(winners[0]!.userId);
      const lists = await Promise.all(accounts.map(({ headers }) => list(headers)));
      expect(lists.filter(({ length }) => length === 1)).toHaveLength(1);
    }
  });

  test('D-24 one account that confirms fifty times concurrently unlocks once', async () => {
    const { headers } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH' });
    const { activationId } = await begun(headers);
    const responses = await Promise.all(Array.from({ length: 50 }, () => confirm(activationId, headers)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.unlockedAt}`)).size).toBe(1);
    const history = await unlocking.shop().get('/pas/user-activation/history', headers);
    expect([responses[0]!.status, history.body.totalElements]).toEqual([200, 1]);
  });
});
