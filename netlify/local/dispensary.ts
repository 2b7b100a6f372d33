import { runDispensary } from './dispensaryCommands';

process.exitCode = await runDispensary(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
