import { setPriority } from 'node:os';
import sharp from 'sharp';
import { doImageJob, type ImageJob } from '../../platform/images/imageJob';
import { memoryExceeded, mostResidentBytes } from './limits';

/** Pages go first where both want a processor. */
const lowPriority = 10;
const lookEveryMs = 25;

// One thread for each picture, and nothing kept of the last one.
sharp.concurrency(1);
sharp.cache(false);
try {
  setPriority(lowPriority);
} catch {
  // Some containers forbid it.
}

// The decoder runs on a thread of its own, so that this is looked at meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > mostResidentBytes) process.exit(memoryExceeded);
}, lookEveryMs);

process.on('message', (job: ImageJob) => {
  void doImageJob(job).then((result) => process.send!(result));
});
process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches every process of the terminal; the server ends this one when it needs no more pictures.
process.on('SIGINT', () => {});
process.send!('ready');
