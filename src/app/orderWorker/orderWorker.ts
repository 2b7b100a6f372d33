import { addPushListeners } from './pushHandlers';
import type { WorkerScope } from './workerScope';

// The build compiles this file separately, to /order-worker.js.
addPushListeners(self as unknown as WorkerScope);
