import type { ComponentProps } from 'react';
import { QueryIsland } from '../../state/QueryIsland';
import { ReportPage } from './ReportPage';

/** A batch's report with its own React Query client. */
export function ReportIsland(props: ComponentProps<typeof ReportPage>) {
  return (
    <QueryIsland>
      <ReportPage {...props} />
    </QueryIsland>
  );
}
