import { spawn } from 'node:child_process';
import type { BuildState } from '../../../src/content/editor/editorApi';
import { endWithThis } from '../childProcess';

const keptLines = 20;

export interface Rebuilder {
  /** Starts a build, or queues one after the running one. At most one is queued. */
  start: () => void;
  state: () => BuildState;
}

interface Options {
  root: string;
  /** Called after a successful build, before its state is reported. */
  built: () => Promise<void>;
  command?: readonly string[];
}

const build = [process.execPath, '--import', 'tsx', 'netlify/local/build.ts'];

/** Rebuilds the shop next to the running server, one build at a time, like a host's build hook. */
export function openRebuilder({ root, built, command = build }: Options): Rebuilder {
  let state: BuildState['state'] = 'idle';
  let lines: string[] = [];
  let since = 0;
  let took = 0;
  const end = (next: 'built' | 'failed') => {
    const hasMore = state === 'waiting';
    state = next;
    took = performance.now() - since;
    if (hasMore) run();
  };
  const run = () => {
    state = 'running';
    lines = [];
    since = performance.now();
    const [program, ...args] = command;
    const child = endWithThis(spawn(program!, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }));
    const take = (chunk: Buffer) => {
      const now = chunk
        .toString('utf8')
        .split('\n')
        .map((line) => line.trimEnd());
      lines = [...lines, ...now.filter(Boolean)].slice(-keptLines);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => take(Buffer.from(error.message)));
    child.once('close', (code) => {
      if (code !== 0) return end('failed');
      built().then(
        () => end('built'),
        (error: Error) => {
          take(Buffer.from(error.message));
          end('failed');
        },
      );
    });
  };
  return {
    start: () => {
      if (state === 'running') state = 'waiting';
      else if (state !== 'waiting') run();
    },
    state: () => {
      const isAtWork = state === 'running' || state === 'waiting';
      return { state, lines, seconds: (isAtWork ? performance.now() - since : took) / 1000 };
    },
  };
}
