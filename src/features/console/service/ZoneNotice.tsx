import type { ZonesResult } from '../../../domain/staff/serviceSchema';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';

interface ZoneNoticeProps {
  result: ZonesResult;
  isBusy: boolean;
  onConfirm: () => void;
}

const maxListed = 40;
const listCodes = (codes: string[]) =>
  codes.length > maxListed
    ? `${codes.slice(0, maxListed).join(' ')} and ${codes.length - maxListed} more`
    : codes.join(' ');

/** Shows what is wrong with a list, what it would take away, or that it was saved. */
export function ZoneNotice({ result, isBusy, onConfirm }: ZoneNoticeProps) {
  const { postalCodes, added, removed, unknown, errors, isSaved } = result;
  if (errors.length > 0)
    return (
      <Notice tone="error" title="Nothing was changed">
        {errors.map(({ line, message }) => (
          <div key={`${line} ${message}`}>
            Line {line}: {message}
          </div>
        ))}
      </Notice>
    );
  if (isSaved)
    return (
      <Notice tone="success">
        Saved: {added.length} added, {removed.length} removed. Orders that were placed stay.
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={
        postalCodes.length === 0
          ? 'Not saved yet: without ZIP codes, nobody can order a delivery'
          : `Not saved yet: ${added.length} added, ${removed.length} removed`
      }
      action={
        <Button size="small" variant="secondary" isBusy={isBusy} onClick={onConfirm}>
          Save this zone
        </Button>
      }
    >
      {removed.length > 0 && <div>Removed: {listCodes(removed)}</div>}
      {unknown.length > 0 && <div>Not on our map, please check: {listCodes(unknown)}</div>}
    </Notice>
  );
}
