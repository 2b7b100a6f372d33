import type { ProviderScope } from '../../../data/staff/serviceCalls';
import type { ProviderService } from '../../../domain/staff/serviceSchema';

export interface ServiceCardProps {
  scope: ProviderScope;
  service: ProviderService;
  onChange: () => void;
}
