import { productPath } from '../../../domain/catalogue/cataloguePaths';
import { formatMoment, momentTime } from '../../../domain/time/moment';
import type { RouteId } from '../../../domain/site/routing/routes';
import { findSchedules } from './applySchedule';
import type { ContentFault } from '../../files/contentError';
import type { ContentFiles } from '../contentFiles';

/** The only page that may have a schedule, because all others are linked from the shop's buttons and breadcrumbs. */
const optionalPage: RouteId = 'partners';
/** Must not have a schedule, because the cart suggests this product and its page explains pods. */
const fixedProduct = '/shop/devices/battery';

/** These files must not have a schedule. Hiding a brand would hide its products too. */
function fixedFiles({ pages, products, brands }: ContentFiles): ReadonlySet<string> {
  const fixed = products.filter(({ value }) => productPath(value) === fixedProduct);
  return new Set([
    ...pages.filter(({ value }) => value.route !== optionalPage).map(({ file }) => file),
    ...fixed.map(({ file }) => file),
    ...brands.filter(({ value: { slug } }) => fixed.some(({ value }) => value.brand === slug)).map(({ file }) => file),
  ]);
}

/** Essential entries must have no schedule. */
export function checkSchedules(files: ContentFiles): ContentFault[] {
  const faults: ContentFault[] = [];
  const report = (file: string, field: string, message: string) =>
    faults.push({ file: `content/${file}`, field, message });
  const isFixed = fixedFiles(files);
  for (const { file, field, schedule } of findSchedules(files)) {
    const { publishAt, takeDownAt } = schedule;
    if (!field && isFixed.has(file))
      report(file, publishAt ? 'publishAt' : 'takeDownAt', 'expected none, since the shop itself links to this page');
    if (publishAt && takeDownAt && momentTime(takeDownAt) <= momentTime(publishAt))
      report(
        file,
        field ? `${field}.takeDownAt` : 'takeDownAt',
        `expected a moment after publishAt, ${formatMoment(publishAt)}, got ${formatMoment(takeDownAt)}`,
      );
  }
  return faults;
}
