import { ServiceError } from '../../platform/errors';
import { signatureInvalid } from '../../platform/signatureInvalid';
import { isFromTwilio } from '../../platform/twilioSignature';
import type { AppContext } from '../appContext';
import { clearStop, suppress } from './suppressions';
import { supportUrl } from './supportUrl';

/** Where Twilio reports text messages that shoppers send to the shop's number. */
export const repliesPath = '/v1/webhooks/twilio';

interface TwilioReply {
  fields: Record<string, string>;
  signature: string;
}

/** The words that carriers and Twilio know, in both languages. */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE', 'ARRET'];
const startWords = ['START', 'UNSTOP', 'YES', 'OUI'];
const helpWords = ['HELP', 'INFO', 'AIDE'];

/** 'Arrêt.' → 'ARRET'. */
const normalizeWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();

/** Ten digits of a +1 number, or null. */
const parseNumber = (from: string | undefined): string | null => /^\+1(\d{10})$/.exec(from ?? '')?.[1] ?? null;

/** Twilio's Advanced Opt-Out names the kind itself, also for words that the shop does not know. */
function replyKind({ OptOutType, Body = '' }: Record<string, string>): 'stop' | 'start' | 'help' | null {
  const word = OptOutType ?? normalizeWord(Body);
  if (stopWords.includes(word)) return 'stop';
  if (startWords.includes(word)) return 'start';
  return helpWords.includes(word) ? 'help' : null;
}

const helpText = ({ settings: { brandName, siteUrl } }: AppContext, word: string): string =>
  word === 'AIDE'
    ? `${brandName}: messages sur vos commandes. Répondez ARRET pour ne plus en recevoir. Aide: ${supportUrl(siteUrl, 'fr')}`
    : `${brandName}: messages about your orders. Reply STOP to end. Help: ${supportUrl(siteUrl, 'en')}`;

/**
 * Handles a text message from a shopper: STOP ends messages about orders, START allows them again, and HELP returns the
 * answer to send. One-time codes are not affected, but Twilio sends nothing at all to a number after STOP. Returns null if
 * nothing is to be answered, because Twilio answers STOP and START itself, and HELP with Advanced Opt-Out.
 */
export async function receiveReply(context: AppContext, { fields, signature }: TwilioReply): Promise<string | null> {
  const { twilio, siteUrl } = context.settings;
  if (!twilio) throw new ServiceError({ code: 'not_found', status: 404, detail: 'There is nothing at this URL.' });
  if (!isFromTwilio(twilio.authToken, { url: siteUrl + repliesPath, fields }, signature))
    throw signatureInvalid('x-twilio-signature');
  const recipient = parseNumber(fields.From);
  const kind = replyKind(fields);
  if (recipient && kind === 'stop') await suppress(context, { channel: 'sms', recipient }, 'stop');
  if (recipient && kind === 'start') await clearStop(context, recipient);
  return kind === 'help' && !fields.OptOutType ? helpText(context, normalizeWord(fields.Body ?? '')) : null;
}
