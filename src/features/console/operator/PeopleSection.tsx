import { useQuery, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { inviteMember, membersQuery, removeMember, currentStaffQuery } from '../../../data/staff/staffQueries';
import type { StaffMember } from '../../../domain/staff/staffSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { IconButton } from '../../../ui/IconButton';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Modal } from '../../../ui/overlays/Modal';
import { Badge } from '../../../ui/text/Badge';
import { Heading } from '../../../ui/text/Heading';
import { DataTable } from '../DataTable';
import { formatApiError } from '../formatApiError';
import { SubmitButton } from '../SubmitButton';
import { QueryFailure } from '../QueryFailure';

export function PeopleSection({ staff }: { staff: StaffMember }) {
  const token = staffToken() ?? '';
  const members = useQuery(membersQuery(token));
  const self = useQuery(currentStaffQuery(token));
  const [memberToRemove, setMemberToRemove] = useState<StaffMember | null>(null);
  const providerName = (id: string | null) => self.data?.providers.find((each) => each.id === id)?.name ?? 'All';
  // After a failed refetch, keep the loaded list and the text typed into the form.
  if (members.error && !members.data) return <QueryFailure query={members} />;
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
            providerName(member.providerId),
            member.id === staff.id ? (
              'You'
            ) : (
              <IconButton key="remove" label={`Remove ${member.name}`} onClick={() => setMemberToRemove(member)}>
                <Trash2 size={20} aria-hidden />
              </IconButton>
            ),
          ],
        }))}
        empty={members.isPending ? 'Loading…' : 'Nobody yet.'}
      />
      {memberToRemove && <RemoveDialog member={memberToRemove} onClose={() => setMemberToRemove(null)} />}
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
        {removing.error && <Notice tone="error">{formatApiError(removing.error)}</Notice>}
      </Stack>
    </Modal>
  );
}

/** Cannot be the id of a dispensary, because ids contain no '*'. */
const allProviders = '*';
const emptyForm = { name: '', email: '', providerId: '' };

function missingPart({ name, email, providerId }: typeof emptyForm): string | null {
  if (!name.trim()) return 'Enter a name.';
  if (!email.trim()) return 'Enter an email address.';
  return providerId ? null : 'Choose whom they work for.';
}

function InviteCard({ providers }: { providers: { id: string; name: string }[] }) {
  const client = useQueryClient();
  const [form, setForm] = useState(emptyForm);
  const update = (changes: Partial<typeof emptyForm>) => setForm({ ...form, ...changes });
  const inviting = useSubmit(async () => {
    const { name, email, providerId } = form;
    const isOperator = providerId === allProviders;
    const access = { role: isOperator ? 'operator' : 'staff', providerId: isOperator ? null : providerId } as const;
    await inviteMember(staffToken() ?? '', { name, email: email.trim(), ...access });
    setForm(emptyForm);
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
        <TextField label="Name" value={form.name} onChange={(event) => update({ name: event.target.value })} />
        <TextField
          label="Email"
          type="email"
          value={form.email}
          onChange={(event) => update({ email: event.target.value })}
        />
        <SelectField
          label="Works for"
          placeholder="Choose"
          value={form.providerId}
          onChange={(event) => update({ providerId: event.target.value })}
          options={[
            { value: allProviders, label: 'All dispensaries, as an operator' },
            ...providers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {inviting.error && <Notice tone="error">{formatApiError(inviting.error)}</Notice>}
        <SubmitButton isBusy={inviting.isPending} missing={missingPart(form)}>
          Invite
        </SubmitButton>
      </Stack>
    </Card>
  );
}
