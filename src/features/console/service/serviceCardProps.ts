import type { ProviderScope } from '../../../data/staff/serviceCalls';
import type { ProviderService } from '../../../domain/staff/serviceSchema';

export interface ServiceCardProps {
  scope: ProviderScope;
  service: ProviderService;
  /** Shows the service that a save returned. */
  onChange: (service: ProviderService) => void;
  /** Reads the service again. */
  refresh: () => Promise<unknown>;
}
