import type { AppContext } from '../../services/context/appContext';
import type { App } from '../http/appEnv';
import { registerConsoleOrderRoutes } from './consoleOrders';
import { registerMemberRoutes } from './members';
import { registerReviewModerationRoutes } from './reviews';
import { registerRunRoutes } from './runs';
import { registerStockRoutes } from './stock';
import { registerOnboardingRoutes } from './onboarding';
import { registerServiceSettingRoutes } from './service';
import { registerStaffAuthRoutes } from './staffAuth';

export function registerStaffRoutes(app: App, context: AppContext): void {
  registerStaffAuthRoutes(app, context);
  registerMemberRoutes(app, context);
  registerConsoleOrderRoutes(app, context);
  registerReviewModerationRoutes(app, context);
  registerRunRoutes(app, context);
  registerStockRoutes(app, context);
  registerServiceSettingRoutes(app, context);
  registerOnboardingRoutes(app, context);
}
