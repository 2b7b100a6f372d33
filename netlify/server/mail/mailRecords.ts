import { createPublicKey } from 'node:crypto';
import type { Dkim } from '../../platform/settings/dkimSettings';

/** `resolveTxt` of `node:dns/promises`. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

export interface Finding {
  record: 'SPF' | 'DKIM' | 'DMARC';
  /** A warning is a record that holds, but protects little. */
  state: 'ok' | 'warning' | 'problem';
  text: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');

async function readTexts(resolveTxt: ResolveTxt, name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((chunks) => chunks.join(''));
  } catch (error) {
    if (isMissing(error)) return [];
    throw new Error(`The records of ${name} could not be read.`, { cause: error });
  }
}

/** 'v=DKIM1; k=rsa; p=…' → its tags by name, without spaces. */
const readTags = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .map((tag) => tag.split('='))
      .map(([name = '', ...value]) => [name.trim(), value.join('=').replaceAll(/\s/g, '')]),
  );

export async function checkSpf(resolveTxt: ResolveTxt, domain: string): Promise<Finding> {
  const found = (await readTexts(resolveTxt, domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  const [text] = found;
  const record = 'SPF';
  if (text === undefined)
    return {
      record,
      state: 'problem',
      text: `${domain} has none. Add the TXT record that your relay names, such as v=spf1 include:… ~all`,
    };
  if (found.length > 1)
    return { record, state: 'problem', text: `${domain} has ${found.length}, which count as none. Merge them.` };
  if (/(^| )\+?all( |$)/i.test(text))
    return { record, state: 'problem', text: `${text} lets everybody send. End it with ~all or -all.` };
  if (!/ [~-]all( |$)| redirect=/i.test(text))
    return { record, state: 'warning', text: `${text} refuses nobody. End it with ~all or -all.` };
  return { record, state: 'ok', text };
}

/** The public key as in a TXT record. */
const publishedKey = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');

interface DkimToCheck extends Pick<Dkim, 'domain' | 'selector'> {
  /** Null if the relay signs. */
  privateKey: string | null;
}

export async function checkDkim(
  resolveTxt: ResolveTxt,
  { domain, selector, privateKey }: DkimToCheck,
): Promise<Finding> {
  const name = `${selector}._domainkey.${domain}`;
  const expected = privateKey === null ? null : publishedKey(privateKey);
  const found = (await readTexts(resolveTxt, name)).map(readTags).filter(({ p }) => p !== undefined);
  const [tags] = found;
  const advice = expected === null ? 'Add the record that your relay names.' : `Add TXT v=DKIM1; k=rsa; p=${expected}`;
  const problem = (text: string): Finding => ({ record: 'DKIM', state: 'problem', text });
  if (!tags) return problem(`${name} has none. ${advice}`);
  if (found.length > 1) return problem(`${name} has ${found.length}. Keep one.`);
  if (!tags.p) return problem(`${name} is revoked: its p is empty. ${advice}`);
  if (expected !== null && tags.p !== expected) return problem(`${name} has another key than MAIL_DKIM_KEY. ${advice}`);
  if (tags.t?.split(':').includes('y'))
    return { record: 'DKIM', state: 'warning', text: `${name} is in test mode. Remove t=y.` };
  return { record: 'DKIM', state: 'ok', text: name };
}

/** 'mail.shop.example' → itself, then 'shop.example'. A domain without a record has its parent's. */
const withParents = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
};

export async function checkDmarc(resolveTxt: ResolveTxt, domain: string): Promise<Finding> {
  const record = 'DMARC';
  for (const each of withParents(domain)) {
    const name = `_dmarc.${each}`;
    const found = (await readTexts(resolveTxt, name)).filter((text) => /^v=DMARC1\s*(;|$)/.test(text));
    const [text] = found;
    if (text === undefined) continue;
    if (found.length > 1)
      return { record, state: 'problem', text: `${name} has ${found.length}, which count as none. Keep one.` };
    const { p, sp } = readTags(text);
    const policy = each === domain ? p : (sp ?? p);
    if (!policy || !['none', 'quarantine', 'reject'].includes(policy))
      return { record, state: 'problem', text: `${name}: ${text} needs p=none, p=quarantine or p=reject.` };
    if (policy === 'none')
      return {
        record,
        state: 'warning',
        text: `${name}: ${text} only reports. Once reports are clean, use quarantine.`,
      };
    return { record, state: 'ok', text: `${name}: ${text}` };
  }
  const advice = `Add TXT v=DMARC1; p=none; rua=mailto:… at _dmarc.${domain}`;
  return { record, state: 'problem', text: `${domain} has none. ${advice}` };
}
