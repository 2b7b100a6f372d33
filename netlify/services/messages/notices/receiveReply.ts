import type { AppContext } from '../../context/appContext';
import { requireTwilio, type SignedFields } from './requireTwilio';
import { clearStop, suppress } from './suppressions';
import { supportUrl } from './supportUrl';

export const repliesPath = '/v1/webhooks/twilio';

/** Keywords of carriers and Twilio, in English and French. */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE', 'ARRET'];
const startWords = ['START', 'UNSTOP', 'YES', 'OUI'];
const helpWords = ['HELP', 'INFO', 'AIDE'];

const normalizeWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();

const parseNumber = (from: string | undefined): string | null => /^\+1(\d{10})$/.exec(from ?? '')?.[1] ?? null;

type ReplyKind = 'stop' | 'start' | 'help';

/** With Advanced Opt-Out, Twilio classifies replies itself. */
function replyKind({ OptOutType, Body = '' }: Record<string, string>): ReplyKind | null {
  const word = OptOutType ?? normalizeWord(Body);
  if (stopWords.includes(word)) return 'stop';
  if (startWords.includes(word)) return 'start';
  return helpWords.includes(word) ? 'help' : null;
}

const helpText = ({ settings: { brandName, siteUrl } }: AppContext, word: string): string =>
  word === 'AIDE'
    ? `${brandName} : messages sur vos commandes et vos alertes. Répondez ARRET pour ne plus en recevoir. Aide : ${supportUrl(siteUrl, 'fr')}`
    : `${brandName}: messages about your orders and alerts. Reply STOP to end. Help: ${supportUrl(siteUrl, 'en')}`;

/** Twilio confirms its own keywords, which are English. */
const stoppedText = ({ settings: { brandName } }: AppContext): string =>
  `${brandName} : vous ne recevrez plus de messages texte. Répondez START pour en recevoir de nouveau.`;

function replyText(context: AppContext, kind: ReplyKind | null, fields: Record<string, string>): string | null {
  const word = normalizeWord(fields.Body ?? '');
  // With Advanced Opt-Out, Twilio answers everything itself.
  if (fields.OptOutType) return null;
  if (kind === 'help') return helpText(context, word);
  return kind === 'stop' && word === 'ARRET' ? stoppedText(context) : null;
}

/** Returns the text to answer with, or null. */
export async function receiveReply(context: AppContext, signed: SignedFields): Promise<string | null> {
  requireTwilio(context, repliesPath, signed);
  const { fields } = signed;
  const recipient = parseNumber(fields.From);
  const kind = replyKind(fields);
  if (recipient && kind === 'stop') await suppress(context, { channel: 'sms', recipient }, 'stop');
  if (recipient && kind === 'start') await clearStop(context, recipient);
  return replyText(context, kind, fields);
}
