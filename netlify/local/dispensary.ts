import { runDispensary } from './dispensaryCommands';

const terminal = {
  env: process.env,
  print: (line: string) => console.log(line),
  printError: (line: string) => console.error(line),
};

// No top-level await: this package's files are CommonJS to the runner.
void runDispensary(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code;
});
