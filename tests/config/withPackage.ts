import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { installPackage } from './machine/installPackage';

/**
 * `tsx tests/config/withPackage.ts <folder> <file> [argument…]`: installs the packages of a folder that few people need,
 * then runs a file that imports them.
 */
const [folder = '', file = '', ...args] = process.argv.slice(2);
installPackage(resolve(folder));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
