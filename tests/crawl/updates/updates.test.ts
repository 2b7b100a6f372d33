import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { updateCommand } from '../../../netlify/server/build/updateSite';
import { createSeededRandom } from '../../fixtures/createSeededRandom';
import { copyProject } from '../../fixtures/copyProject';
import { appDataFile } from '../../../src/domain/site/routing/pageDataFiles';
import { sortStyles } from '../sortStyles';
import { ContentDraft } from './contentDraft';
import { days, edits } from './edits';

const root = join(import.meta.dirname, '..', '..', '..');
const seed = Number(process.env.FC_SEED ?? Math.floor(Math.random() * 2 ** 31));
const random = createSeededRandom(seed);
const editCount = 20;
const minUpdated = 15;
/** Then the day changes, so that schedules and relative dates take effect without an edit. */
const editsOfFirstDay = 5;

/** With a repository, the build also writes the texts of the deployed editor. */
const env: NodeJS.ProcessEnv = { ...process.env, BUILD_DATE: days[0], CMS_REPO: 'owner/name', CONTENT_DIR: '' };
const print = (line: string) => void process.stdout.write(`${line}\n`);

const projects: string[] = [];
afterAll(() => projects.forEach((project) => rmSync(project, { recursive: true, force: true })));

function newProject(): string {
  const project = copyProject(root);
  projects.push(project);
  return project;
}

/** A deploy builds all pictures too. */
const deployCommand = updateCommand.filter((argument) => argument !== '--defer-pictures');

function build(project: string, [program, ...args]: readonly string[]): string {
  return execFileSync(program!, args, { cwd: project, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const drawNames = (): string[] =>
  Object.keys(edits)
    .map((name) => ({ name, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, editCount)
    .map(({ name }) => name);

/** Draws the edit until the check accepts what it drew. */
function edit(content: string, name: string): string {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const draft = new ContentDraft(content, random);
    edits[name]!(draft);
    if (draft.save(new Date(env.BUILD_DATE!))) return `${name}: ${draft}`;
  }
  throw new Error(`No valid edit was drawn: ${name}`);
}

/** Saves twenty edits, one or two at a time, and updates the site after each time. Returns how many were updates. */
function editAndUpdate(project: string): number {
  const names = drawNames();
  let updated = 0;
  while (names.length) {
    const saved = names.splice(0, random() < 0.5 ? 1 : 2).map((name) => edit(join(project, 'content'), name));
    if (editCount - names.length > editsOfFirstDay) [, env.BUILD_DATE] = days;
    const output = build(project, names.length === 0 || random() < 0.3 ? deployCommand : updateCommand);
    const isUpdate = !output.includes('Building the site');
    if (isUpdate) updated += saved.length;
    print(`${saved.join(' · ')} → ${isUpdate ? output.trim().split('\n').at(-1) : 'built by Gatsby'}`);
  }
  return updated;
}

const filesIn = (project: string) =>
  readdirSync(join(project, 'public'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(project, 'public', file)).isFile(),
  );

/** Not served, and has the time of the build. */
const isStamp = (file: string) => file === '.build-stamp';

/** Bundling with Gatsby's cache gives some scripts other hashes than bundling without it. */
const withoutBuildHashes = (text: string, project: string): string => {
  const appData = readFileSync(join(project, 'public', appDataFile), 'utf8');
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string };
  return text.replaceAll(webpackCompilationHash, 'build').replaceAll(/-[0-9a-f]{8}\.js/g, '.js');
};

function contentOf(project: string, file: string): string {
  const path = join(project, 'public', file);
  if (!existsSync(path)) return 'missing';
  const text = withoutBuildHashes(readFileSync(path, 'latin1'), project);
  return file.endsWith('.html') ? sortStyles(text) : text;
}

/** A site keeps the scripts of earlier builds for a while, so its pages tell which ones it needs. */
const isScript = (file: string) => /^[\w~-]+-[0-9a-f]{8}\.js(?:\.LICENSE\.txt)?$/.test(file);

const missingScripts = (project: string): string[] => {
  const pages = filesIn(project).filter((file) => /\.html$|^offline-scripts\.json$/.test(file));
  const named = pages.flatMap(
    (file) => readFileSync(join(project, 'public', file), 'utf8').match(/\/[\w~-]+-[0-9a-f]{8}\.js\b/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(pages.length);
  return [...new Set(named)].filter((file) => !existsSync(join(project, 'public', file)));
};

/** Open tabs show earlier versions of a picture, so only a deleted picture goes: 'pictures/pod.1a2b3c4d-480.webp'. */
const withoutHash = (file: string) => file.replace(/^(pictures\/[\w-]+)\.[0-9a-f]{8}/, '$1');

function differing(edited: string, built: string): string[] {
  const files = new Set(filesIn(built));
  const pictures = new Set([...files].map(withoutHash));
  const isEarlier = (file: string) =>
    file.startsWith('pictures/') && !files.has(file) && pictures.has(withoutHash(file));
  return [...new Set([...files, ...filesIn(edited)])].filter(
    (file) =>
      !isStamp(file) && !isScript(file) && !isEarlier(file) && contentOf(edited, file) !== contentOf(built, file),
  );
}

test('after twenty random edits, an updated site equals a full build, file by file', { timeout: 3_600_000 }, () => {
  print(`Random edits of content. FC_SEED=${seed} repeats them.`);
  const edited = newProject();
  build(edited, deployCommand);
  const updated = editAndUpdate(edited);
  const built = newProject();
  rmSync(join(built, 'content'), { recursive: true });
  cpSync(join(edited, 'content'), join(built, 'content'), { recursive: true });
  build(built, deployCommand);
  expect(differing(edited, built)).toEqual([]);
  expect(missingScripts(edited)).toEqual([]);
  expect(updated).toBeGreaterThanOrEqual(minUpdated);
});
