import type { AlertCase } from './alertCase';
import { machineCases } from './machineCases';
import { objectiveCases } from './objectiveCases';
import { workCases } from './workCases';

/** By alert. */
export const alertCases: Record<string, AlertCase[]> = { ...objectiveCases, ...workCases, ...machineCases };
