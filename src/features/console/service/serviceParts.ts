import type { Of } from '../../../data/staff/serviceCalls';
import type { ProviderService } from '../../../domain/staff/serviceSchema';

export interface ServicePart {
  of: Of;
  service: ProviderService;
  /** Called after a change was saved. */
  onChange: () => void;
}
