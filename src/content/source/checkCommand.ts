import { buildTime } from './buildTime';
import { contentDir } from '../files/contentDir';
import { contentReport } from './contentReport';

/** Runs as `npm run content:check`. */
const { isRight, lines } = contentReport(contentDir(process.cwd()), buildTime(process.env));
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = isRight ? 0 : 1;
