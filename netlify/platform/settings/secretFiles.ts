import { readFileSync } from 'node:fs';
import { invalidSettings } from './fields';

type Env = Record<string, string | undefined>;

const isSet = (value: string | undefined): boolean => Boolean(value?.trim());

function findProblem(env: Env, name: string): string | null {
  if (isSet(env[name])) return `${name}_FILE: expected it to be unset, because ${name} is set`;
  const path = env[`${name}_FILE`]!.trim();
  try {
    readFileSync(path);
    return null;
  } catch (error) {
    return `${name}_FILE: expected a readable file, found ${(error as NodeJS.ErrnoException).code} at ${path}`;
  }
}

/**
 * Replaces each `NAME_FILE` by `NAME` with the content of that file, without line breaks around it. Secrets passed so are
 * not in the environment, which child processes inherit and `docker inspect` prints. An empty file counts as unset.
 */
export function readSecretFiles(env: Env, names: readonly string[]): Env {
  const named = names.filter((name) => isSet(env[`${name}_FILE`]));
  const problems = named.map((name) => findProblem(env, name)).filter((problem) => problem !== null);
  if (problems.length) throw invalidSettings(problems);
  const read = named.map((name) => [name, readFileSync(env[`${name}_FILE`]!.trim(), 'utf8').trim()]);
  const unset = named.map((name) => [`${name}_FILE`, undefined]);
  return { ...env, ...Object.fromEntries([...read, ...unset]) } as Env;
}
