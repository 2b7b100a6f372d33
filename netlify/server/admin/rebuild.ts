import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { updateCommand } from '../build/updateSite';
import type { BuildState } from '../../../src/editor/api/editorApi';
import { endWithParent } from '../build/childProcess';
import { formatFault, type ContentFault } from '../../../src/content/files/contentError';

const maxLines = 20;
const maxLineLength = 2_000;

/** A line of a report on the content, as `formatFault` writes it. */
function parseFault(line: string): ContentFault | null {
  const [, file, field, message] = /(content\/[\w/-]+\.json) · (.+?) · (.+)$/.exec(line) ?? [];
  return file && field && message ? { file, field: field === '(whole file)' ? '' : field, message } : null;
}

export interface Rebuilder {
  /** Starts a build, or queues one after the running one. At most one is queued. */
  start: () => void;
  state: () => BuildState;
}

interface Options {
  root: string;
  built: () => Promise<void>;
  ended?: () => void;
  command?: readonly string[];
}

export function openRebuilder({ root, built, ended = () => {}, command = updateCommand }: Options): Rebuilder {
  let state: BuildState['state'] = 'idle';
  let lines: string[] = [];
  let since = 0;
  let durationMs = 0;
  let expected: number | null = null;
  let faults: ContentFault[] = [];
  const finish = (next: 'built' | 'failed') => {
    const hasMore = state === 'waiting';
    state = next;
    durationMs = performance.now() - since;
    if (next === 'built') expected = durationMs;
    ended();
    if (hasMore) run();
  };
  const run = () => {
    state = 'running';
    lines = [];
    faults = [];
    since = performance.now();
    const [program, ...args] = command;
    const child = endWithParent(spawn(program!, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }));
    const addLine = (written: string) => {
      const line = stripVTControlCharacters(written.slice(0, maxLineLength)).trimEnd();
      if (!line) return;
      lines = [...lines, line].slice(-maxLines);
      const fault = parseFault(line);
      if (fault && !faults.some((each) => formatFault(each) === formatFault(fault))) faults.push(fault);
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', addLine);
    child.once('error', (error) => addLine(error.message));
    child.once('close', (code) => {
      if (code !== 0) return finish('failed');
      built().then(
        () => finish('built'),
        (error: Error) => {
          addLine(error.message);
          finish('failed');
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
      const seconds = (isAtWork ? performance.now() - since : durationMs) / 1000;
      return { state, lines, faults, seconds, expectedSeconds: expected && expected / 1000 };
    },
  };
}
