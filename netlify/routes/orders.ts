import type { AppContext } from '../services/appContext';
import type { App } from './app';

export function registerOrderRoutes(_app: App, _context: AppContext): void {}
