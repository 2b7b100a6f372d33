import { contentReport } from './contentReport';

/** `npm run content:check`: reads the content folder and says what is wrong in it. */
const { isRight, lines } = contentReport(process.env.CONTENT_DIR || 'content', new Date());
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = isRight ? 0 : 1;
