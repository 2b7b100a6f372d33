import { handlePushes } from './pushHandlers';
import type { WorkerScope } from './workerScope';

// The build compiles this file apart from the pages, to /order-worker.js.
handlePushes(self as unknown as WorkerScope);
