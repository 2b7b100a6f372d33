import { useQuery, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { inviteMember, membersQuery, removeMember, selfQuery } from '../../../data/staff/staffQueries';
import type { StaffMember } from '../../../domain/staff/staffSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { RetryNotice } from '../../../ui/feedback/RetryNotice';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { IconButton } from '../../../ui/IconButton';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Modal } from '../../../ui/overlays/Modal';
import { Badge } from '../../../ui/text/Badge';
import { Heading } from '../../../ui/text/Heading';
import { DataTable } from '../DataTable';
import { problemText } from '../problemText';

/** Who may use the console. */
export function PeopleSection({ staff }: { staff: StaffMember }) {
  const token = staffToken() ?? '';
  const members = useQuery(membersQuery(token));
  const self = useQuery(selfQuery(token));
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const nameOf = (id: string | null) => self.data?.providers.find((each) => each.id === id)?.name ?? 'All';
  // A failed refetch keeps the loaded list, and text typed into the form above it.
  if (members.error && !members.data)
    return (
      <RetryNotice retryLabel="Try again" onRetry={() => void members.refetch()} isRetrying={members.isFetching}>
        {problemText(members.error)}
      </RetryNotice>
    );
  return (
    <Stack $gap={5}>
      <InviteCard providers={self.data?.providers ?? []} />
      <DataTable
        caption="People with access"
        columns={['Name', 'Email', 'Role', 'Dispensary', '']}
        rows={(members.data ?? []).map((member) => ({
          id: member.id,
          cells: [
            member.name,
            member.email,
            <Badge key="role">{member.role === 'operator' ? 'Operator' : 'Staff'}</Badge>,
            nameOf(member.providerId),
            member.id === staff.id ? (
              'You'
            ) : (
              <IconButton key="remove" label={`Remove ${member.name}`} onClick={() => setLeaving(member)}>
                <Trash2 size={20} aria-hidden />
              </IconButton>
            ),
          ],
        }))}
        empty={members.isPending ? 'Loading…' : 'Nobody yet.'}
      />
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  );
}

function RemoveDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const client = useQueryClient();
  const removing = useSubmit(async () => {
    await removeMember(staffToken() ?? '', member.id);
    await client.invalidateQueries({ queryKey: ['staff', 'members'] });
    onClose();
  });
  return (
    <Modal
      isOpen
      title={`Remove ${member.name}?`}
      onClose={onClose}
      closeLabel="Close"
      footer={
        <Button isBusy={removing.isPending} onClick={() => void removing.submit(undefined)}>
          Remove
        </Button>
      }
    >
      <Stack $gap={3}>
        <p>{member.email} is signed out everywhere at once. The log keeps what they did.</p>
        {removing.error && <Notice tone="error">{problemText(removing.error)}</Notice>}
      </Stack>
    </Modal>
  );
}

/** No id of a dispensary: those have no '*'. */
const everywhere = '*';
const nobody = { name: '', email: '', providerId: '' };

function InviteCard({ providers }: { providers: { id: string; name: string }[] }) {
  const client = useQueryClient();
  const [form, setForm] = useState(nobody);
  const set = (part: Partial<typeof nobody>) => setForm({ ...form, ...part });
  const inviting = useSubmit(async () => {
    const { name, email, providerId } = form;
    const isOperator = providerId === everywhere;
    const place = { role: isOperator ? 'operator' : 'staff', providerId: isOperator ? null : providerId } as const;
    await inviteMember(staffToken() ?? '', { name, email: email.trim(), ...place });
    setForm(nobody);
    await client.invalidateQueries({ queryKey: ['staff', 'members'] });
  });
  return (
    <Card>
      <Stack
        as="form"
        $gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void inviting.submit(undefined);
        }}
      >
        <Heading level={3} size="sub">
          Invite somebody
        </Heading>
        <TextField label="Name" value={form.name} onChange={(event) => set({ name: event.target.value })} />
        <TextField
          label="Email"
          type="email"
          value={form.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <SelectField
          label="Works for"
          placeholder="Choose"
          value={form.providerId}
          onChange={(event) => set({ providerId: event.target.value })}
          options={[
            { value: everywhere, label: 'All dispensaries, as an operator' },
            ...providers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {inviting.error && <Notice tone="error">{problemText(inviting.error)}</Notice>}
        <div>
          <Button
            type="submit"
            isBusy={inviting.isPending}
            disabled={!form.name.trim() || !form.email.trim() || !form.providerId}
          >
            Invite
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
