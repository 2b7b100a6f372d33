import type { AppContext } from '../services/appContext';
import type { App } from './app';

export function registerDeliveryRoutes(_app: App, _context: AppContext): void {}
