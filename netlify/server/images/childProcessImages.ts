import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ImageJob, ImageResult } from '../../platform/images/imageJob';
import { DecoderLostError, imageQueues, type Images } from '../../platform/images/images';
import { bundledVersion } from '../build/version';
import { tsxOptions } from '../build/childProcess';
import { memoryExceededExitCode, maxAddedBytes } from './limits';

const jobTimeoutMs = 15_000;
const idleMs = 60_000;

/** Signals of a crash that the image itself caused. */
const crashes: (string | null)[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

const siblingPath = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
const readProgram = (): { program: string; loader: string[] } =>
  bundledVersion() === null
    ? { program: siblingPath('imageProcess.ts'), loader: tsxOptions() }
    : { program: siblingPath('imageProcess.mjs'), loader: [] };

/** Linux enforces the memory limit. Elsewhere, only the process itself checks it. */
async function limitMemory({ pid }: ChildProcess): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  // Node reserves half a gigabyte of private memory that it never touches.
  const reserved = /^VmData:\s+(\d+) kB$/m.exec(status)?.[1];
  if (!reserved) return;
  const limit = Number(reserved) * 1024 + maxAddedBytes;
  await new Promise<void>((done) => {
    execFile('prlimit', ['--pid', String(pid), `--data=${limit}`], () => done());
  });
}

async function start(): Promise<ChildProcess> {
  const { program, loader } = readProgram();
  const child = fork(program, {
    execArgv: [...loader, '--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The decoder failed to start.');
    }),
  ]);
  await limitMemory(child);
  return child;
}

/** An image that exceeds its memory or time, or crashes the decoder, counts as unreadable. */
function runJob(child: ChildProcess, job: ImageJob): Promise<ImageResult> {
  return new Promise((resolve, fail) => {
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, jobTimeoutMs);
    const onMessage = (result: unknown) => {
      clearTimeout(limit);
      child.off('exit', onExit);
      resolve(result as ImageResult);
    };
    const onExit = (code: number | null, signal: string | null) => {
      clearTimeout(limit);
      child.off('message', onMessage);
      if (isLate || code === memoryExceededExitCode || crashes.includes(signal)) resolve({ fault: 'unreadable' });
      else fail(new DecoderLostError('The decoder ended without an answer.'));
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
    child.send(job, (error) => {
      if (error) child.kill('SIGKILL');
    });
  });
}

function idleProcesses() {
  const idle = new Map<ChildProcess, { timer: NodeJS.Timeout; onExit: () => void }>();
  const forget = (child: ChildProcess) => {
    const kept = idle.get(child);
    if (!kept) return;
    clearTimeout(kept.timer);
    child.off('exit', kept.onExit);
    idle.delete(child);
  };
  const end = (child: ChildProcess) => {
    forget(child);
    if (child.connected) child.disconnect();
  };
  return {
    take: (): ChildProcess | null => {
      const [child] = idle.keys();
      if (!child) return null;
      forget(child);
      child.ref();
      child.channel?.ref();
      return child;
    },
    keep: (child: ChildProcess) => {
      if (!child.connected) return;
      // An idle decoder must not keep the server from exiting.
      child.unref();
      child.channel?.unref();
      const onExit = () => forget(child);
      child.once('exit', onExit);
      idle.set(child, { timer: setTimeout(end, idleMs, child).unref(), onExit });
    },
    endAll: () => [...idle.keys()].forEach(end),
  };
}

export interface ChildProcessImages extends Images {
  close: () => void;
}

/** Each process has limited memory and one job at a time, so that a malicious image cannot crash or slow the server. */
export function childProcessImages(): ChildProcessImages {
  const idle = idleProcesses();
  const queues = imageQueues(availableParallelism() > 2 ? 2 : 1);
  const work = async (job: ImageJob): Promise<ImageResult> => {
    const child =
      idle.take() ??
      (await start().catch((cause: unknown) => {
        throw new DecoderLostError('The decoder could not be started.', { cause });
      }));
    const result = await runJob(child, job);
    idle.keep(child);
    return result;
  };
  return { run: (job) => queues[job.kind].run(() => work(job)), close: idle.endAll };
}
