import type { z } from 'zod';
import { en, frCA } from 'zod/locales';

/**
 * French texts of the messages in our own schemas for shoppers. Calls of staff and dispensaries are in English only.
 */
const french: Readonly<Record<string, string>> = {
  Required: 'Obligatoire',
  'Invalid pod key': 'Code de capsule non valide',
  'Please use a valid email.': 'Veuillez utiliser une adresse courriel valide.',
  'Please use a valid US or Canadian phone number.':
    'Veuillez utiliser un numéro de téléphone valide des États-Unis ou du Canada.',
  'That isn’t the email or phone number of this account.': 'Ce ne sont pas les coordonnées de ce compte.',
  'This cannot be set here.': 'Cette valeur ne peut pas être modifiée ici.',
  'expected 1 to 200 printable characters without spaces':
    'attendu\u00a0: de 1 à 200 caractères imprimables sans espace',
  'expected 16 bytes as base64url': 'attendu\u00a0: 16 octets en base64url',
  'expected 65 bytes as base64url': 'attendu\u00a0: 65 octets en base64url',
  'expected a P-256 public key': 'attendu\u00a0: une clé publique P-256',
  'expected a date from 2000 to 2099': 'attendu\u00a0: une date de 2000 à 2099',
  'expected a date such as 2026-11-21 or an ISO 8601 date and time':
    'attendu\u00a0: une date telle que 2026-11-21, ou une date et une heure ISO 8601',
  'expected a date that is not before startDate': 'attendu\u00a0: une date qui ne précède pas startDate',
  'expected a file': 'attendu\u00a0: un fichier',
  'expected a path on this site': 'attendu\u00a0: un chemin de ce site',
  'expected a time zone such as America/Los_Angeles': 'attendu\u00a0: un fuseau horaire tel que America/Los_Angeles',
  'expected the `nextCursor` of a page': 'attendu\u00a0: le `nextCursor` d’une page',
  'expected a whole number': 'attendu\u00a0: un nombre entier',
  'expected a year from 1 on': 'attendu\u00a0: une année à partir de 1',
  'expected a year from 2000 to 2099': 'attendu\u00a0: une année de 2000 à 2099',
  'expected an Idempotency-Key header': 'attendu\u00a0: un en-tête Idempotency-Key',
  'expected an https URL': 'attendu\u00a0: une URL https',
  'expected each effect once': 'attendu\u00a0: chaque effet une seule fois',
  'expected each productVariantId once': 'attendu\u00a0: chaque productVariantId une seule fois',
  'expected each tag once': 'attendu\u00a0: chaque étiquette une seule fois',
  'expected five digits': 'attendu\u00a0: cinq chiffres',
  'expected no link, address, handle or phone number':
    'attendu\u00a0: aucun lien, aucune adresse, aucun identifiant ni numéro de téléphone',
  'expected positive tags for a score of 4 or 5, negative tags for 1 or 2, either for 3':
    'attendu\u00a0: des étiquettes positives pour une note de 4 ou 5, négatives pour 1 ou 2, les unes ou les autres pour 3',
  'expected text on one line, without control characters':
    'attendu\u00a0: un texte sur une seule ligne, sans caractères de contrôle',
  'expected text without NUL or unpaired surrogates': 'attendu\u00a0: un texte sans NUL ni demi-codets isolés',
  'expected text without control characters': 'attendu\u00a0: un texte sans caractères de contrôle',
  'expected the URL of a push service': 'attendu\u00a0: l’URL d’un service de notifications',
};

const patterns: readonly [RegExp, string][] = [
  [/^expected (\d+) to (\d+)$/, 'attendu\u00a0: de $1 à $2'],
  [/^Request (\S+)$/, 'Demande $1'],
  [/^The current version is (\S+)\.$/, 'La version actuelle est $1.'],
];

function frenchOwnMessage(message: string): string | null {
  const pattern = patterns.find(([english]) => english.test(message));
  return french[message] ?? (pattern ? message.replace(...pattern) : null);
}

const textOf = (message: ReturnType<z.core.$ZodErrorMap>) => (typeof message === 'object' ? message?.message : message);
const zodEnglish = en().localeError;
const zodFrench = frCA().localeError;

/** One value of each type that a request can contain. Zod's issues omit the input, but its messages name the type. */
const inputs: readonly unknown[] = [undefined, null, true, 0, Number.NaN, Infinity, '', [], {}, new File([], '')];

/**
 * Translates zod's own messages with zod, and our schemas' messages from the table. Returns null if there is no French
 * text.
 */
export function frenchFaultMessage(fault: { message: string }): string | null {
  const raw = inputs
    .map((input) => ({ ...fault, input }) as z.core.$ZodRawIssue)
    .find((each) => textOf(zodEnglish(each)) === fault.message);
  return raw ? (textOf(zodFrench(raw))?.replaceAll(' :', '\u00a0:') ?? null) : frenchOwnMessage(fault.message);
}
