import type { Of } from '../../../data/staff/serviceCalls';
import type { Service } from '../../../domain/staff/serviceSchema';

export interface ServicePart {
  of: Of;
  service: Service;
  /** Called after a change was saved. */
  onChange: () => void;
}
