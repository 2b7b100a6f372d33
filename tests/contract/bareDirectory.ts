import { DockerfileParser, type Copy, type From, type Instruction } from 'dockerfile-ast';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Stage {
  /** The folder that stands for the image's root. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string | null;
  command: string[];
  health: string[];
}

/** The files that Docker would send to the build: all but those that .dockerignore names, which are plain paths. */
function copyContext(source: string, target: string): void {
  const ignored = readFileSync(join(source, '.dockerignore'), 'utf8').trim().split('\n');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: source });
  for (const path of listed.toString().split('\0')) {
    if (!path || ignored.some((each) => path === each || path.startsWith(`${each}/`))) continue;
    if (existsSync(join(source, path))) cpSync(join(source, path), join(target, path));
  }
}

const jsonOf = (instruction: Instruction): string[] =>
  JSON.parse(/\[.*\]/s.exec(instruction.getTextContent())![0]) as string[];

/** `A=1 B=2` as an object. */
const pairsOf = (text: string) => Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2)));

/** A path of the image as a folder on this machine. */
const inside = ({ root, workdir }: Stage, path: string) =>
  join(root, path.startsWith('/') ? path : join(workdir, path));

function copy(instruction: Copy, stage: Stage, from: string | Stage): void {
  const words = instruction.getArguments().map((argument) => argument.getValue());
  const target = words.pop()!;
  const to = inside(stage, target);
  for (const word of words) {
    if (typeof from === 'string' && word === '.') {
      copyContext(from, to);
      continue;
    }
    const source = typeof from === 'string' ? join(from, word) : inside(from, word);
    const isFolder = target.endsWith('/');
    mkdirSync(dirname(to), { recursive: true });
    cpSync(source, isFolder ? join(to, basename(word)) : to, { recursive: true });
  }
}

/** How this machine reaches the registry. Its other variables, which might change a build, are left out. */
const ofThisMachine = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(path|home|.*_proxy|npm_config_.*|node_extra_ca_certs|ssl_cert_.*)$/i.test(name),
  ),
);

/** Runs the command of a RUN instruction as Docker would: by a shell, in the working directory, with the stage's variables. */
function run(instruction: Instruction, stage: Stage): void {
  const command = instruction.getArgumentsContent()!.replace(/^(--\w+=\S+\s+)+/, '');
  execFileSync('/bin/sh', ['-c', command], {
    cwd: join(stage.root, stage.workdir),
    env: { ...ofThisMachine, ...stage.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/**
 * Follows a Dockerfile's steps without Docker: each stage is an empty folder below `target`, and its commands run on this
 * machine. `/usr/local/bin/node` is the Node that runs this. Returns the last stage.
 */
export function followDockerfile(source: string, target: string): Stage {
  const stages = new Map<string, Stage>();
  let stage!: Stage;
  for (const instruction of DockerfileParser.parse(
    readFileSync(join(source, 'Dockerfile'), 'utf8'),
  ).getInstructions()) {
    const text = instruction.getArgumentsContent() ?? '';
    switch (instruction.getKeyword()) {
      case 'FROM': {
        const name = (instruction as From).getBuildStage() ?? 'last';
        stage = { root: join(target, name), workdir: '/', env: {}, user: null, command: [], health: [] };
        stages.set(name, stage);
        mkdirSync(join(stage.root, 'usr/local/bin'), { recursive: true });
        if (stages.size === 1) cpSync(process.execPath, join(stage.root, 'usr/local/bin/node'));
        break;
      }
      case 'WORKDIR':
        stage.workdir = text;
        mkdirSync(join(stage.root, text), { recursive: true });
        break;
      case 'ENV':
        Object.assign(stage.env, pairsOf(text));
        break;
      case 'COPY': {
        // `getFromFlag` finds it only where there is no other flag.
        const flags = (instruction as Copy).getFlags();
        const from = flags.find((flag) => flag.getName() === 'from')?.getValue();
        copy(instruction as Copy, stage, from ? stages.get(from)! : source);
        break;
      }
      case 'RUN':
        run(instruction, stage);
        break;
      case 'USER':
        stage.user = text;
        break;
      case 'CMD':
        stage.command = jsonOf(instruction);
        break;
      case 'HEALTHCHECK':
        stage.health = jsonOf(instruction);
        break;
      default:
    }
  }
  return stage;
}
