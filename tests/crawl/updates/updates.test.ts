import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { updateCommand } from '../../../netlify/server/build/updateSite';
import { createSeededRandom } from '../../fixtures/createSeededRandom';
import { copyProject } from '../../fixtures/copyProject';
import { sortStyles } from '../sortStyles';
import { ContentDraft } from './contentDraft';
import { edits } from './edits';

const root = join(import.meta.dirname, '..', '..', '..');
const seed = Number(process.env.FC_SEED ?? Math.floor(Math.random() * 2 ** 31));
const random = createSeededRandom(seed);
const editCount = 20;
const minUpdated = 15;

/** With a repository, the build also writes the texts of the deployed editor. */
const env = { ...process.env, BUILD_DATE: '2026-12-01', CMS_REPO: 'owner/name' };
const print = (line: string) => void process.stdout.write(`${line}\n`);

const projects: string[] = [];
afterAll(() => projects.forEach((project) => rmSync(project, { recursive: true, force: true })));

function newProject(): string {
  const project = copyProject(root);
  projects.push(project);
  return project;
}

/** Builds as a deploy does, with all pictures. */
const deploy = ['npm', 'run', '--silent', 'build'];

function build(project: string, [program, ...args]: readonly string[]): string {
  return execFileSync(program!, args, { cwd: project, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Edits in a random order, each as often as the others. */
function* drawNames(): Generator<string, never> {
  for (;;) {
    const left = Object.keys(edits);
    while (left.length) yield left.splice(Math.floor(random() * left.length), 1)[0]!;
  }
}

/** Draws the edit until the check accepts what it drew. */
function edit(content: string, name: string): string {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const draft = new ContentDraft(content, random);
    edits[name]!(draft);
    if (draft.save(new Date(env.BUILD_DATE))) return `${name}: ${draft}`;
  }
  throw new Error(`No valid edit was drawn: ${name}`);
}

/** Saves twenty edits, one or two at a time, and updates the site after each time. Returns how many were updates. */
function editAndUpdate(project: string): number {
  const names = drawNames();
  let [edited, updated] = [0, 0];
  while (edited < editCount) {
    const count = Math.min(random() < 0.5 ? 1 : 2, editCount - edited);
    const lines = Array.from({ length: count }, () => edit(join(project, 'content'), names.next().value));
    edited += count;
    const isLast = edited === editCount;
    const output = build(project, isLast || random() < 0.3 ? deploy : updateCommand);
    const isUpdate = !output.includes('Building the site');
    if (isUpdate) updated += count;
    print(`${edited}. ${lines.join(' · ')} → ${isUpdate ? output.trim().split('\n').at(-1) : 'built by Gatsby'}`);
  }
  return updated;
}

const filesIn = (project: string) =>
  readdirSync(join(project, 'public'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(project, 'public', file)).isFile(),
  );

/** Not served, and has the time of the build. */
const isStamp = (file: string) => file === '.build-stamp';

function contentOf(project: string, file: string): string {
  const path = join(project, 'public', file);
  if (!existsSync(path)) return 'missing';
  const text = readFileSync(path, 'latin1');
  return file.endsWith('.html') ? sortStyles(text) : text;
}

const differing = (one: string, other: string) =>
  [...new Set([...filesIn(one), ...filesIn(other)])].filter(
    (file) => !isStamp(file) && contentOf(one, file) !== contentOf(other, file),
  );

test('after twenty random edits, an updated site equals a full build, file by file', { timeout: 3_600_000 }, () => {
  print(`Random edits of content. FC_SEED=${seed} repeats them.`);
  const edited = newProject();
  build(edited, deploy);
  const updated = editAndUpdate(edited);
  const built = newProject();
  rmSync(join(built, 'content'), { recursive: true });
  cpSync(join(edited, 'content'), join(built, 'content'), { recursive: true });
  build(built, deploy);
  expect(differing(edited, built)).toEqual([]);
  expect(updated).toBeGreaterThanOrEqual(minUpdated);
});
