import { processTerminal } from '../commands/commandLine';
import { runDispensary } from './dispensaryCommands';

// No top-level await, because tsx runs these files as CommonJS.
async function main(): Promise<void> {
  process.exitCode = await runDispensary(process.argv.slice(2), processTerminal);
}

void main();
