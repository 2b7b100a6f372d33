import type { LocaleId } from '../domain/region/locales';
import { messageFiles, type MessageGroup } from '../domain/site/messageGroups';
import { addMessages, hasMessages } from './messageStore';
import type { Messages } from './translator';

/** React's convention for reading a settled promise synchronously. */
interface TrackedPromise extends Promise<void> {
  status?: 'fulfilled' | 'rejected';
  value?: undefined;
  reason?: unknown;
}

const loaded: TrackedPromise = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined } as const);

function track(promise: TrackedPromise): TrackedPromise {
  promise.then(
    () => void Object.assign(promise, { status: 'fulfilled', value: undefined }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/** Each file becomes a named chunk, so that a page can preload it. */
async function importFile(file: string): Promise<Partial<Messages>> {
  const [folder, group] = file.split('/');
  const module = (await import(/* webpackChunkName: "messages-[request]" */ `./messages/${folder}/${group}.ts`)) as {
    messages: Partial<Messages>;
  };
  return module.messages;
}

async function load(localeId: LocaleId, group: MessageGroup): Promise<void> {
  const files = await Promise.all(messageFiles(localeId, group).map(importFile));
  addMessages(localeId, group, Object.assign({}, ...files) as Partial<Messages>);
}

const loads = new Map<string, TrackedPromise>();

/** Concurrent callers share one promise. Retries a failed load. */
export function loadMessages(localeId: LocaleId, group: MessageGroup = 'first'): Promise<void> {
  if (hasMessages(localeId, group)) return loaded;
  const key = `${localeId} ${group}`;
  const pending = loads.get(key);
  if (pending && pending.status !== 'rejected') return pending;
  const started = track(load(localeId, group));
  loads.set(key, started);
  return started;
}

const groupLoads = new Map<string, TrackedPromise>();
/** A render after this time retries. */
const failureTtlMs = 5000;

export function loadMessageGroups(localeId: LocaleId, groups: readonly MessageGroup[]): TrackedPromise {
  const key = `${localeId} ${groups.join(' ')}`;
  const pending = groupLoads.get(key);
  if (pending && pending.status !== 'rejected') return pending;
  if (groups.every((group) => hasMessages(localeId, group))) return loaded;
  if (pending) return pending;
  const started = track(Promise.all(groups.map((group) => loadMessages(localeId, group))).then(() => undefined));
  groupLoads.set(key, started);
  started.catch(() => setTimeout(() => groupLoads.delete(key), failureTtlMs));
  return started;
}
