import { handlePushes } from './pushHandlers';
import type { WorkerScope } from './workerScope';

// The build compiles this file separately, to /order-worker.js.
handlePushes(self as unknown as WorkerScope);
