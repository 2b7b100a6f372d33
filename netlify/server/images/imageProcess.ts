import { setPriority } from 'node:os';
import sharp from 'sharp';
import { performImageJob, type ImageJob } from '../../platform/images/imageJob';
import { memoryExceededExitCode, maxResidentBytes } from './limits';

/** Serving pages takes priority over decoding. */
const lowPriority = 10;
const checkEveryMs = 25;

sharp.concurrency(1);
sharp.cache(false);
try {
  setPriority(lowPriority);
} catch {
  // Some containers do not allow a lower priority.
}

// The decoder runs on another thread, so it does not block this check.
setInterval(() => {
  if (process.memoryUsage.rss() > maxResidentBytes) process.exit(memoryExceededExitCode);
}, checkEveryMs);

process.on('message', (job: ImageJob) => {
  void performImageJob(job).then((result) => process.send!(result));
});
process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches every process of the terminal, but the server must end this one after its last image.
process.on('SIGINT', () => {});
process.send!('ready');
