import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { startPostgres } from '../config/machine/temporaryPostgres';
import { freePort } from '../fixtures/servers/freePort';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** An origin that the API allows, for the preflight. */
export const otherOrigin = 'https://other.example';

interface Started {
  child: ChildProcess;
  /** The match of the expression in its output. */
  found: string;
  stop: () => Promise<void>;
}

/** Starts a program and waits until its output matches. */
function start(words: string[], env: NodeJS.ProcessEnv, ready: RegExp): Promise<Started> {
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const stop = () =>
    new Promise<void>((done) => {
      if (child.exitCode !== null) return done();
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      const found = ready.exec(output)?.[1];
      if (found) resolve({ child, found, stop });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', (code) => reject(new Error(`${words.at(-1)} ended with ${code}:\n${output.slice(-3000)}`)));
  });
}

/** A mail server that accepts every email and keeps each recipient's last one. */
async function startMail() {
  const mails = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) mails.set(address, text);
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { mails, port, stop: () => new Promise<void>((done) => server.close(() => done())) };
}

async function addDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Before its first response the runtime bundles every function, which takes minutes on a busy machine. */
async function warmUp(origin: string): Promise<void> {
  for (const path of ['/geo', '/v1/health', '/pas/nothing']) {
    const answer = await fetch(origin + path).catch(() => fetch(origin + path));
    await answer.text();
  }
}

const local = ['--import', 'tsx', 'netlify/server/server.ts'];
const localReady = /Shop +(http:\S+?)\/?\s/;

/**
 * Starts this project's server and Netlify's runtime on the same site, each with its own database of the same demo
 * data.
 */
export async function openTwoServers() {
  const closers: (() => unknown)[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'contract-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const [postgres, mail] = await Promise.all([startPostgres(), startMail()]);
  closers.push(postgres.stop, mail.stop);
  const base = {
    PATH: [join(here, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    HOME: process.env.HOME,
    SITE_URL: 'http://localhost:8888',
    // A server with Postgres and a mail server puts in no demo by itself.
    DEMO_DATA: 'true',
    CODE_PEPPER: 'p'.repeat(32),
    ID_IMAGE_KEY: 'a'.repeat(64),
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    MAIL_FROM: 'shop@shop.example',
    API_ALLOWED_ORIGINS: otherOrigin,
    LOG_LEVEL: 'error',
  };
  const serve = async (name: string, database: string) => {
    const env = { ...base, DATABASE_URL: database, DATA_DIR: join(dataDir, name), PORT: String(await freePort()) };
    return start(local, env, localReady);
  };
  const [own, theirs] = [await addDatabase(postgres.url, 'own'), await addDatabase(postgres.url, 'theirs')];
  // Functions do not seed demo data. The single-machine server does it once before they start.
  await (await serve('seeding', theirs)).stop();
  const localServer = await serve('own', own);
  closers.push(localServer.stop);
  const env = { ...base, DATABASE_URL: theirs, BLOB_STORE: 'netlify' };
  const netlify = await start([join(here, 'netlifyServer.mjs'), root], env, /ready (\d+)/);
  closers.push(netlify.stop, () => rmSync(join(root, '.netlify'), { recursive: true, force: true }));
  const netlifyOrigin = `http://127.0.0.1:${netlify.found}`;
  await warmUp(netlifyOrigin);
  return {
    local: localServer.found,
    netlify: netlifyOrigin,
    mails: mail.mails,
    close: async () => {
      for (const closer of closers.toReversed()) await closer();
    },
  };
}
