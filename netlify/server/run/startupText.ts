import { join } from 'node:path';
import { isLoopback } from '../../platform/ipAddress';
import { readableOutbox } from './handlerParts';
import type { OpenedServer } from './openServer';
import type { Listening } from '../http/listen';
import { podKeyFile } from './podKeyFile';
import { tokenName } from '../private/ownerToken';

const dispensaryOptions = (origin: string, { context: { settings } }: OpenedServer): string =>
  (origin === 'http://127.0.0.1:8888' ? '' : ` --url ${origin}`) +
  (settings.dataDir === '.data' ? '' : ` --data ${settings.dataDir}`);

function podKeyLine({ context: { settings } }: OpenedServer): string[] {
  const file = podKeyFile(settings.dataDir);
  return file ? [`  Pod keys    ${file}   (for trying an unlock)`] : [];
}

function ownerLines(origin: string, opened: OpenedServer): string[] {
  const { gate, context } = opened;
  if (!gate) return [];
  const at = (path: string) => `${origin}${path}?token=${gate.token}`;
  return [
    ...(readableOutbox(opened) ? [`  Outbox      ${at('/__outbox')}   (messages the shop would have sent)`] : []),
    `  Editor      ${at('/admin')}   (edits the files in content/)`,
    `  Status      ${at('/__status')}`,
    `  Token       ${join(context.settings.dataDir, tokenName)}   (scripts send it as “Authorization: Bearer …”)`,
  ];
}

/** Browsers withhold these features over plain HTTP, except on loopback. */
const httpsLine = ({ context: { settings } }: OpenedServer): string[] =>
  isLoopback(settings.host)
    ? []
    : ['  HTTPS       Needed on other machines for location, camera, order alerts and reading pages offline'];

export const startupText = ({ origin }: Pick<Listening, 'origin'>, opened: OpenedServer): string =>
  [
    '',
    `  Shop        ${origin}/`,
    `  API         ${origin}/v1/docs`,
    ...httpsLine(opened),
    ...ownerLines(origin, opened),
    ...podKeyLine(opened),
    ...(opened.gate ? [`  Dispensary  npm run dispensary -- orders${dispensaryOptions(origin, opened)}`] : []),
    '',
    '  Press Ctrl+C to stop.',
    '',
  ].join('\n');
