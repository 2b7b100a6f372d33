import { dkimSettings, type Dkim } from '../../platform/settings/dkimSettings';
import { parseMailSettings } from '../../platform/settings/settings';
import { readArguments, runForExitCode, UsageError, type Terminal } from '../commands/commandLine';
import { checkDkim, checkDmarc, checkSpf, type Finding, type ResolveTxt } from './mailRecords';

const help = `Check the SPF, DKIM and DMARC records of the domain that sends the shop's mail.

Usage: npm run mail:check -- [--domain shop.example] [--selector name]

  --domain     instead of the domain of MAIL_FROM
  --selector   the DKIM selector of your relay, instead of MAIL_DKIM_SELECTOR

Exit codes: 0 fine or warnings, 1 a problem, 2 invalid arguments`;

const options = {
  domain: { type: 'string' },
  selector: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface MailTerminal extends Terminal {
  resolveTxt: ResolveTxt;
}

const noSelector: Finding = {
  record: 'DKIM',
  state: 'problem',
  text: 'not checked: expected --selector with the selector of your relay, or MAIL_DKIM_SELECTOR',
};

interface MailDomain {
  domain: string;
  dkim: (Pick<Dkim, 'domain' | 'selector'> & { privateKey: string | null }) | null;
}

function readDomain(words: string[], env: Terminal['env']): MailDomain | 'help' {
  const { values } = readArguments({ args: words, options, strict: true });
  if (values.help) return 'help';
  const settings = parseMailSettings(env);
  const domain = values.domain?.toLowerCase() ?? settings.MAIL_FROM?.split('@').at(-1)?.toLowerCase();
  if (!domain) throw new UsageError('expected --domain, because MAIL_FROM is not set');
  const { selector } = values;
  if (selector === undefined && values.domain === undefined) return { domain, dkim: dkimSettings(settings) };
  const signing = values.domain ? domain : (settings.MAIL_DKIM_DOMAIN?.toLowerCase() ?? domain);
  return { domain, dkim: selector ? { domain: signing, selector, privateKey: null } : null };
}

const format = ({ record, state, text }: Finding): string => `${record.padEnd(7)}${state.padEnd(9)}${text}`;

export async function runMailCheckCommand(words: string[], terminal: MailTerminal): Promise<number> {
  const { env, print, resolveTxt } = terminal;
  return runForExitCode(async () => {
    const read = readDomain(words, env);
    if (read === 'help') return print(help);
    const findings = [
      await checkSpf(resolveTxt, read.domain),
      read.dkim ? await checkDkim(resolveTxt, read.dkim) : noSelector,
      await checkDmarc(resolveTxt, read.domain),
    ];
    for (const finding of findings) print(format(finding));
    if (findings.some(({ state }) => state === 'problem')) throw new Error(`${read.domain} is not ready to send mail.`);
  }, terminal);
}
