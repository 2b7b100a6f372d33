import { join } from 'node:path';
import { staffInviteSchema } from '../../../src/domain/staff/staffSchema';
import type { DatabaseConnection } from '../../database/client';
import { migrate } from '../../database/migrate';
import { retryTransaction } from '../../database/retryTransaction';
import { closeAfter } from '../../database/closeAfter';
import { commandLineActor } from '../../services/staff/audit/appendAudit';
import { inviteStaff } from '../../services/staff/members/inviteStaff';
import { bundledVersion } from '../build/version';
import { readArguments, runForExitCode, UsageError, type Terminal } from '../commands/commandLine';

/** How to call this command on the machine of the server. */
export const operatorCommand =
  bundledVersion() === null ? 'npm run operator --' : `node ${join(import.meta.dirname, 'operator.mjs')}`;

const help = `Give a person access to the console as an operator, who sees every dispensary and invites others.

Usage: npm run operator -- invite <email> [--name <name>]

The person signs in with a code by email. With the embedded database, stop the server first.

Exit codes: 0 success, 1 refused or no database, 2 invalid arguments`;

const options = { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

function parseInvite(email: string, name: string | undefined) {
  const invite = { email, name: name ?? email.split('@')[0], role: 'operator', providerId: null };
  const parsed = staffInviteSchema.safeParse(invite);
  if (parsed.success) return parsed.data;
  throw new UsageError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

export const runOperator = (
  args: string[],
  open: () => Promise<DatabaseConnection>,
  terminal: Terminal,
): Promise<number> =>
  runForExitCode(async () => {
    const { values, positionals } = readArguments({ args, options, allowPositionals: true });
    if (values.help) return terminal.print(help);
    const [command, email, ...more] = positionals;
    if (command !== 'invite' || !email || more.length) throw new UsageError('expected: invite <email>');
    const invite = parseInvite(email, values.name);
    const added = await closeAfter(await open(), async ({ database }) => {
      await migrate(database);
      return retryTransaction(database, (transaction) =>
        inviteStaff(transaction, invite, { actor: commandLineActor, now: new Date() }),
      );
    });
    terminal.print(`${added.email} is an operator now.`);
  }, terminal);
