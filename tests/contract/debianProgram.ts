import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('node_modules/.cache/debian', import.meta.url));

function download(name: string): string {
  const target = join(folder, name);
  if (existsSync(join(target, 'usr'))) return target;
  mkdirSync(target, { recursive: true });
  const apt = () => spawnSync('apt-get', ['download', name], { cwd: target, encoding: 'utf8' });
  if (apt().status !== 0) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const [program = '', ...words] = [...sudo, 'apt-get', 'update'];
    execFileSync(program, words, { stdio: 'inherit' });
    const { status, stderr } = apt();
    if (status !== 0) throw new Error(`Expected ${name} on PATH, or as a package of Debian or Ubuntu: ${stderr}`);
  }
  const file = readdirSync(target).find((each) => each.endsWith('.deb'))!;
  execFileSync('dpkg', ['-x', join(target, file), target]);
  return target;
}

/** The path of a program: the machine's own, or else one from a Debian package that is unpacked but not installed. */
export function debianProgram(program: string, packageName = program): string {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : join(download(packageName), 'usr/bin', program);
}
