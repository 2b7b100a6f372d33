import { buildTime } from './buildTime';
import { contentDir } from './contentDir';
import { contentReport } from './contentReport';

/** `npm run content:check`: checks the content folder and prints its faults. */
const { isRight, lines } = contentReport(contentDir(process.cwd()), buildTime(process.env));
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = isRight ? 0 : 1;
