import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { stockQuery } from '../../../data/staff/stockCalls';
import { auditQuery, currentStaffQuery } from '../../../data/staff/staffQueries';
import { auditActions } from '../../../domain/staff/auditActions';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { media, space } from '../../../ui/theme/tokens';
import { DataTable } from '../DataTable';
import { auditLabels, formatDetail, formatTime } from './auditText';
import { QueryFailure } from '../QueryFailure';

const actionOptions = [
  { value: '', label: 'Everything' },
  ...auditActions.map((value) => ({ value, label: auditLabels[value] })),
];

/** Names of products and dispensaries, which the log keeps by id. The log does not wait for them. */
function useSubjectNames(token: string, providerId: string) {
  const { data: stock } = useQuery({ ...stockQuery(token, providerId), refetchInterval: false });
  const { data: self } = useQuery(currentStaffQuery(token));
  const names = new Map([
    ...(stock ?? []).map(({ productVariantId, title }) => [productVariantId, title] as const),
    ...(self?.providers ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  return {
    nameOf: (id: string) => names.get(id) ?? id,
    idOf: (typed: string) => [...names].find(([, name]) => name.toLowerCase() === typed.toLowerCase())?.[0] ?? typed,
  };
}

export function AuditSection({ providerId }: { providerId: string }) {
  const [action, setAction] = useState('');
  const [subject, setSubject] = useState('');
  // Defer only the text, because a filter object would be new in each render and never settle.
  const deferred = useDeferredValue(subject.trim());
  const token = staffToken() ?? '';
  const names = useSubjectNames(token, providerId);
  const log = useInfiniteQuery(auditQuery(token, { providerId, action, subject: names.idOf(deferred) }));
  const { data: self } = useQuery(currentStaffQuery(token));
  const timezone = self?.providers.find(({ id }) => id === providerId)?.timezone;
  const entries = log.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack $gap={5}>
      <Filters>
        <SelectField
          label="What"
          value={action}
          onChange={(event) => setAction(event.target.value)}
          options={actionOptions}
        />
        <TextField
          label="Order, product or person"
          placeholder="Order number, product name or email"
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      </Filters>
      <QueryFailure
        query={{
          error: log.error,
          isFetching: log.isFetching,
          refetch: log.isFetchNextPageError ? log.fetchNextPage : log.refetch,
        }}
      />
      <DataTable
        caption="Log"
        columns={['When', 'Who', 'What', 'About', 'Details', 'From']}
        rows={entries.map((entry) => ({
          id: entry.id,
          cells: [
            formatTime(entry.at, timezone),
            entry.actor,
            auditLabels[entry.action] ?? entry.action,
            names.nameOf(entry.subject),
            formatDetail(entry, timezone),
            entry.origin,
          ],
        }))}
        empty={log.isPending ? 'Loading…' : 'Nothing yet.'}
      />
      {log.hasNextPage && (
        <div>
          <Button variant="secondary" isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Filters = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
