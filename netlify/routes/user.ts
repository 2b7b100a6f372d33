import type { AppContext } from '../services/appContext';
import type { App } from './app';

/** Who is signed in, and what they may change. */
export function registerUserRoutes(_app: App, _context: AppContext): void {}
