import { sql } from 'drizzle-orm';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../tests/fixtures/testDatabase';
import { openTestApp } from '../../tests/fixtures/testApp';
import { isPostgres } from '../../tests/fixtures/times';
import type { DatabaseConnection } from './client';
import { openPostgres, requestTimeouts } from './postgres';
import { retryTransaction } from './retryTransaction';
import { together } from './together';

/** A TCP proxy between a pool and the server, whose connections a test can cut or silence. */
async function openProxy(target: URL) {
  const sockets = new Set<Socket>();
  const track = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => (sockets.delete(socket), other.destroy()));
  };
  const server: Server = createServer((clientSocket) => {
    const serverSocket = connect(Number(target.port), target.hostname);
    clientSocket.pipe(serverSocket).pipe(clientSocket);
    track(clientSocket, serverSocket);
    track(serverSocket, clientSocket);
  });
  let port = 0;
  const begin = () =>
    new Promise<void>((done) =>
      server.listen(port, '127.0.0.1', () => {
        ({ port } = server.address() as AddressInfo);
        done();
      }),
    );
  await begin();
  return {
    url: Object.assign(new URL(target.href), { port: String(port), hostname: '127.0.0.1' }).href,
    begin,
    end: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    /** Keeps the connections open but forwards nothing. */
    silence: () => sockets.forEach((socket) => socket.unpipe().pause()),
  };
}

describe.runIf(isPostgres)('a pool on a Postgres server', () => {
  let owner: DatabaseConnection;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let pool: DatabaseConnection;
  let lost: string[];
  const open = (timeouts = requestTimeouts) =>
    openPostgres(proxy.url, { connections: 2, timeouts, onLost: ({ message }) => lost.push(message) });
  beforeEach(async () => {
    owner = await openTestDatabase();
    const { rows } = await owner.query({ text: 'SELECT current_database() AS name' });
    const target = new URL(process.env.TEST_DATABASE_URL!);
    target.pathname = `/${String(rows[0]!.name)}`;
    proxy = await openProxy(target);
    lost = [];
    pool = open();
  });
  afterEach(async () => {
    await pool.close();
    await proxy.end();
    await owner.close();
  });
  const show = async (where: Pick<DatabaseConnection['database'], 'execute'>, name: string) =>
    Object.values((await where.execute(sql.raw(`SHOW ${name}`))).rows[0]!)[0];

  test('D-16 a transaction waits for a row and a statement only so long; its limits end with it', async () => {
    const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
    const all = async (where: Parameters<typeof show>[0]) => {
      const values = [];
      for (const name of names) values.push(await show(where, name));
      return values;
    };
    expect(await pool.database.transaction(all)).toEqual(['10s', '15s', '15s']);
    expect(await pool.database.transaction(all, { isolationLevel: 'serializable' })).toEqual(['10s', '15s', '15s']);
    expect(await all(pool.database)).toEqual(['0', '0', '0']);
  });

  test('D-16 a session keeps no locks and settings, so that transactions may share connections behind a pooler', async () => {
    await openTestApp({ connection: pool }).then(({ signedIn }) => signedIn());
    await pool.database.transaction((transaction) => transaction.execute(sql`SELECT ${'a'}::text`));
    // Other test files use databases on the same server, so count only this database's locks.
    const sessionState = sql`SELECT (SELECT count(*)::int FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE locktype = 'advisory' AND datname = current_database()) AS locks,
      (SELECT count(*)::int FROM pg_settings WHERE source = 'session') AS settings`;
    expect((await pool.database.execute(sessionState)).rows).toEqual([{ locks: 0, settings: 0 }]);
  });

  describe('statements that recur', () => {
    const add = (where: Pick<DatabaseConnection['database'], 'execute'>, value: number) =>
      where.execute<{ sum: number }>(sql`SELECT ${value}::int + 1 AS sum`).then(({ rows }) => rows[0]!.sum);
    const addOften = async () => {
      for (let value = 0; value < 6; value += 1) expect(await add(pool.database, value)).toBe(value + 1);
    };
    /** Counts prepared statements. `createStatementNames` names them, not Drizzle. */
    const prepared = async () => {
      const { rows } = await pool.query({
        text: "SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%::int + 1%'",
      });
      return rows.length;
    };
    /** Acts as a pooler that gives each transaction the connection of another client. */
    const forget = () => pool.query({ text: 'DEALLOCATE ALL' });
    beforeEach(async () => {
      await pool.close();
      pool = openPostgres(proxy.url, { connections: 1 });
    });

    test('are parsed and planned once per connection', async () => {
      await add(pool.database, 1);
      expect(await prepared()).toBe(0);
      await addOften();
      expect(await prepared()).toBe(1);
    });

    test('run without a name from then on behind a pooler that does not know them', async () => {
      await addOften();
      await forget();
      expect(await add(pool.database, 41)).toBe(42);
      expect(await add(pool.database, 42)).toBe(43);
      expect(await prepared()).toBe(0);
    });

    test('fail a transaction in a way that lets it be repeated', async () => {
      await addOften();
      await forget();
      const runs = vi.fn((transaction: Parameters<Parameters<typeof retryTransaction>[1]>[0]) => add(transaction, 41));
      expect(await retryTransaction(pool.database, runs)).toBe(42);
      expect(runs).toHaveBeenCalledTimes(2);
    });

    test('are prepared again after a migration changed the type of what they return', async () => {
      await pool.query({ text: 'CREATE TABLE changing (value int); INSERT INTO changing VALUES (7)' });
      const readValue = () =>
        pool.database.execute(sql`SELECT value FROM changing WHERE ${1} = 1`).then(({ rows }) => rows[0]!.value);
      for (let round = 0; round < 6; round += 1) expect(await readValue()).toBe(7);
      await pool.query({ text: 'ALTER TABLE changing ALTER value TYPE text' });
      for (let round = 0; round < 6; round += 1) expect(await readValue()).toBe('7');
      await addOften();
      expect(await prepared()).toBe(1);
    });

    test('of one transaction that start together run in order, and the first failure is the one that is thrown', async () => {
      const { database } = pool;
      await pool.query({ text: 'CREATE TABLE steps (step int CHECK (step < 10))' });
      const insert = (transaction: Pick<typeof database, 'execute'>, step: number) =>
        transaction.execute(sql`INSERT INTO steps VALUES (${step})`);
      const place = (steps: number[]) =>
        database.transaction((transaction) => together(steps.map((step) => insert(transaction, step))));
      for (let round = 0; round < 6; round += 1) {
        await place([1, 2]);
        await expect(place([3, 10, 4])).rejects.toMatchObject({ cause: { code: '23514' } });
      }
      const { rows } = await pool.query({
        text: 'SELECT step, count(*)::int AS count FROM steps GROUP BY 1 ORDER BY 1',
      });
      expect(rows).toEqual([1, 2].map((step) => ({ step, count: 6 })));
    });
  });

  test('a database that goes away and comes back: 503, then 200 again, in the same process', async () => {
    const { app } = await openTestApp({ connection: pool });
    const health = async () => (await app.request('/v1/health')).status;
    expect(await health()).toBe(200);
    await proxy.end();
    await vi.waitFor(() => expect(lost).not.toEqual([]));
    expect([await health(), await health()]).toEqual([503, 503]);
    await proxy.begin();
    expect(await health()).toBe(200);
  });

  test('a connection that is lost in the middle of a transaction fails that transaction alone', async () => {
    const cut = pool.database.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT 1`);
      // Cut the connection between two statements, when the pool does not listen for errors.
      await proxy.end();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await transaction.execute(sql`SELECT 1`);
    });
    // The error is that of the cut, and not of the rollback that it made impossible.
    await expect(cut).rejects.toMatchObject({ query: 'SELECT 1' });
    await proxy.begin();
    expect((await pool.query({ text: 'SELECT 1 AS one' })).rows).toEqual([{ one: 1 }]);
  });

  test('a connection that Postgres ends is reported with its reason, by whichever statement notices it', async () => {
    const idle = pool.database.transaction(async (transaction) => {
      await transaction.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 20`);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await transaction.execute(sql`SELECT 1`);
    });
    await expect(idle).rejects.toMatchObject({ query: 'SELECT 1', cause: { code: '25P03' } });
    expect((await pool.query({ text: 'SELECT 1 AS one' })).rows).toEqual([{ one: 1 }]);
  });

  test('a commit that is lost is reported, and not the rollback after it', async () => {
    const commit = pool.database.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT 1`);
      proxy.silence();
      setTimeout(() => void proxy.end(), 50);
    });
    await expect(commit).rejects.toMatchObject({ query: 'commit' });
    await proxy.begin();
    expect(pool.pool?.().total).toBe(0);
  });

  test('a server that falls silent is given up, in a transaction and out of one, and its connections are not used again', async () => {
    await pool.close();
    // Long enough for the statements in between to respond on a busy machine.
    pool = open({ ...requestTimeouts, responseMs: 4_000 });
    const silent = pool.database.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT 1`);
      proxy.silence();
      await transaction.execute(sql`SELECT 1`);
    });
    await expect(silent).rejects.toMatchObject({ query: 'SELECT 1', cause: { message: 'Query read timeout' } });
    expect((await pool.query({ text: 'SELECT 1 AS one' })).rows).toEqual([{ one: 1 }]);
    proxy.silence();
    await expect(pool.query({ text: 'SELECT 1' })).rejects.toThrow('Query read timeout');
    expect((await pool.query({ text: 'SELECT 1 AS one' })).rows).toEqual([{ one: 1 }]);
    expect(pool.pool?.().waiting).toBe(0);
  });
});
