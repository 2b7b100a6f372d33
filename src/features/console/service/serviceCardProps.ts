import type { ProviderScope } from '../../../data/staff/serviceCalls';
import type { ProviderService } from '../../../domain/staff/serviceSchema';

export interface ServiceCardProps {
  scope: ProviderScope;
  service: ProviderService;
  /** Called after a change is saved. */
  onChange: () => void;
}
