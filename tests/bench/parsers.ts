import { parseStockFile } from '../../netlify/services/staff/console/stockFile';
import dropSlash from '../../netlify/edge-functions/dropSlash';
import { scrub } from '../../netlify/platform/log/sanitizeError';
import { parseTypedPlace } from '../../netlify/platform/maps/parseTypedPlace';
import { preferredLanguage } from '../../netlify/routes/http/language';
import { bestEncoding } from '../../netlify/server/http/compression/bestEncoding';
import { getSharedKey } from '../../netlify/server/shared/sharedKey';
import { resolveTarget } from '../../netlify/server/site/siteRules';
import { parsePodKeys } from '../../netlify/services/pods/podKeys/parsePodKeys';
import { readReports } from '../../netlify/services/health/policyReports/readReports';
import { findDrawingFault } from '../../src/content/pictures/findDrawingFault';
import { photoName } from '../../src/content/pictures/photos/photoName';
import { dropLinks } from '../../src/content/source/dropLinks';
import { parseJson } from '../../src/content/files/jsonTree';
import { exceptionsCell } from '../../src/editor/table/cellFormats';
import { readCsv } from '../../src/editor/table/readCsv';
import { emailFault, parseEmail, parsePhone } from '../../src/domain/account/destination';
import { emailAvailabilitySchema, userUpdateSchema } from '../../src/domain/account/userSchema';
import { normalizeSearch } from '../../src/domain/catalogue/list/listQuery';
import { parseListQuery } from '../../src/domain/catalogue/list/listQueryText';
import { cleanAddressText } from '../../src/domain/address/cleanAddressText';
import { parseTypedAddress } from '../../src/domain/address/parseTypedAddress';
import { parseNearParam } from '../../src/domain/delivery/stores/storeQuery';
import { parsePackCode } from '../../src/domain/laboratory/packCode';
import { notificationTextFault } from '../../src/domain/notification/notificationText';
import { parseFigures } from '../../src/domain/search/figures';
import { searchQuestions } from '../../src/domain/search/searchQuestions';
import { applyFrenchTypography } from '../../src/domain/text/frenchTypography';
import { anonymousPath } from '../../src/domain/site/routing/anonymousPath';
import { parseRedirect } from '../../src/domain/site/routing/redirect';
import { changeZoneText, parseZone } from '../../src/domain/staff/parseZone';
import { parsePodKey } from '../../src/domain/unlock/podKey';

type Parse = (text: string) => unknown;

/** Twice the input may take this many times as long. */
const maxGrowth = 2.5;
/**
 * In characters, compared with four times as many. Keeps objects below 128 KB, beyond which V8 allocates each one by itself,
 * at a cost of its own. Parsers that read only the start of a text read at most twice as many characters.
 */
const size = 2_000;
/** Shorter times vary too much to be compared. */
const minMs = 0.3;
const minRounds = 5;
const maxRounds = 200;

const question = { question: 'How do I charge it?', answer: 'With the cable.', keywords: null };
const splatRule = { path: '/old/*', query: {}, to: '/new/:splat', status: 301, force: false };
/** Node refuses longer headers and URLs. */
const maxHeaderLength = 16_384;
const header =
  (parse: Parse): Parse =>
  (text) =>
    parse(text.slice(0, maxHeaderLength));
const pathOf = (text: string) => `/${encodeURI(text)}`;
const urlOf = (text: string) => new URL(`http://localhost${pathOf(text)}`);

/** Everything that reads what a stranger, a clerk, an editor or a manufacturer wrote. */
const parsers: Record<string, Parse> = {
  'Accept-Encoding': header(bestEncoding),
  'Accept-Language': header(preferredLanguage),
  'URL with slashes at its end': header((text) => dropSlash(new Request(urlOf(text)))),
  'URL of a redirect': header((text) => resolveTarget(splatRule, urlOf(text))),
  'URL of a shared response': header((text) =>
    getSharedKey({ method: 'GET', url: `/v1/app/batches/x?${encodeURI(text)}`, headers: {} } as never, []),
  ),
  'page in an error report': (text) => anonymousPath(`/us/en/${text}`),
  'redirect after sign-in': parseRedirect,
  'policy report': (text) => readReports(JSON.stringify({ 'csp-report': { 'document-uri': text } })),
  'error in the log': scrub,
  email: parseEmail,
  'fault of an email': emailFault,
  'email in the API': (email) => emailAvailabilitySchema.safeParse({ email }),
  'phone number': parsePhone,
  'names of a person': (text) => userUpdateSchema.safeParse({ givenName: text, familyName: text }),
  'pasted address': cleanAddressText,
  'typed address': parseTypedAddress,
  'typed place': parseTypedPlace,
  'place in a link': (text) => parseNearParam(`?near=${encodeURIComponent(text)}`),
  'pod code': parsePodKey,
  'code on a pack': parsePackCode,
  'filters in a link': (text) => parseListQuery(`?q=${text}&plant=${text}`),
  'search of products': (text) => parseFigures(normalizeSearch(text)),
  'search of questions': (text) => searchQuestions(text, [question]),
  'ZIP codes of a zone': parseZone,
  'change of a zone': (text) => changeZoneText(text, ['90012'], false),
  'header of a stock file': parseStockFile,
  'stock file': (text) => parseStockFile(`productVariantId,price\n${text}`),
  'file of pod codes': (text) => parsePodKeys(`key,batchId,variantId\n${text}`, new Map()),
  // ASCII alone, because the library's buffer for browsers decodes other cells of more than 4 KB in another way.
  'table of the editor': (text) => readCsv(`Slug,Price\n${text.replace(/[^\t-~]/g, 'x')}`, ['Slug', 'Price']),
  'hours in a table': exceptionsCell.parse,
  'content file': (text) => parseJson(JSON.stringify({ text })),
  'invalid content file': (text) => ignoreError(() => parseJson(text)),
  'notification text': notificationTextFault,
  'links in a text': (text) => dropLinks(text, () => true),
  'French text': applyFrenchTypography,
  drawing: (text) => findDrawingFault(Buffer.from(`<svg viewBox="0 0 300 300">${text}</svg>`)),
  'style in a drawing': (text) =>
    findDrawingFault(Buffer.from(`<svg viewBox="0 0 300 300" style='${text.replace(/[<&']/g, '')}'/>`)),
  'drawing without a size': (text) => findDrawingFault(Buffer.from(text)),
  'name of a photo': photoName,
};

function ignoreError(work: () => unknown): void {
  try {
    work();
  } catch {
    // Its time counts, not its result.
  }
}

/** Runs of one character or of a few, and what may come before and after them. */
const characters = [...`,"' 1aA@.-([{</\\\n\t=;:|#&%+é\u0301\u200b«!~–`];
const texts =
  '",|"\n| ,|a |a,|1 |a.|a@|a-|<a|<a |<a href="/|<svg |"a":|\\"|[0,|<a>|/:|?#|a\n|12345 |;q=1| = |http://a |1 Elm St |apt 1 |box 1 |1g |$1 to ';
const units = [...characters, ...texts.split('|')];
const frames = [
  ['', ''],
  ['a', ' x!'],
  ['1 Elm', '\n'],
] as const;

function millisecondsOf(parse: Parse, text: string): number {
  const start = performance.now();
  parse(text);
  return performance.now() - start;
}

/** Compares the shortest of several times, because other processes and garbage collection take time too. */
function growthOf(parse: Parse, textOf: (length: number) => string): number {
  const [short, long] = [textOf(size), textOf(4 * size)];
  let [shortMs, longMs] = [Infinity, Infinity];
  const growth = () => Math.sqrt(longMs / shortMs);
  for (let round = 0; round < minRounds || (round < maxRounds && growth() > maxGrowth); round += 1) {
    shortMs = Math.min(shortMs, millisecondsOf(parse, short));
    longMs = Math.min(longMs, millisecondsOf(parse, long));
  }
  return longMs < minMs ? 0 : growth();
}

/** Returns a line for each parser that takes longer than in proportion to its input. */
export function measureParsers(): string[] {
  const faults: string[] = [];
  for (const [name, parse] of Object.entries(parsers)) {
    let worst = 0;
    for (const unit of units)
      for (const [before, after] of frames) {
        const textOf = (length: number) => before + unit.repeat(Math.ceil(length / unit.length)) + after;
        const growth = growthOf(parse, textOf);
        worst = Math.max(worst, growth);
        if (growth > maxGrowth)
          faults.push(
            `${name}: × ${growth.toFixed(1)} for twice ${JSON.stringify(unit)} between ${JSON.stringify([before, after])}, expected at most × ${maxGrowth}`,
          );
      }
    console.log(`${name.padEnd(32)} twice the input: × ${worst ? worst.toFixed(2) : `? (below ${minMs} ms)`}`);
  }
  return faults;
}
