import type { ProviderScope } from '../../../data/staff/serviceCalls';
import type { ProviderService } from '../../../domain/staff/serviceSchema';

export interface ServicePart {
  of: ProviderScope;
  service: ProviderService;
  /** Called after a change was saved. */
  onChange: () => void;
}
