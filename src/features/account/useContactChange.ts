import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../data/account/accountQueries';
import { askChangeCode, confirmChange } from '../../data/account/contactChangeCalls';
import { loadContactChange, saveContactChange, type SentChange } from '../../data/account/contactChangeDraft';
import type { ApiError } from '../../data/apiError';
import type { Destination } from '../../domain/account/destination';
import type { CodeSent, User } from '../../domain/account/userSchema';
import type { Channel } from './parseContact';

/** D-21, in milliseconds. */
const codeLifetime = 10 * 60_000;

const isSame = (one: Destination, other: Destination) => JSON.stringify(one) === JSON.stringify(other);

/** The code that this page awaits, also after a reload; one that is dead, or of another account, is none. */
function loadSent(channel: Channel, uuid: string): SentChange | null {
  const sent = loadContactChange();
  const isOurs = sent?.uuid === uuid && ('email' in sent.to ? 'email' : 'phone') === channel;
  return isOurs && sent.expiresAt > Date.now() ? sent : null;
}

function useSent(channel: Channel, uuid: string) {
  const [sent, setSent] = useState(() => loadSent(channel, uuid));
  const keep = (next: SentChange | null) => {
    setSent(next);
    saveContactChange(next);
  };
  return [sent, keep] as const;
}

interface ContactChange {
  channel: Channel;
  user: User;
  onChanged: () => void;
}

/** S2-06 in its two steps: a code is sent to the new e-mail address or phone number, and exchanged for the change. */
export function useContactChange({ channel, user: { uuid }, onChanged }: ContactChange) {
  const queries = useQueryClient();
  const [sent, keepSent] = useSent(channel, uuid);
  const [left, setLeft] = useState<SentChange | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const sending = useMutation<CodeSent, ApiError, Destination>({
    networkMode: 'always',
    mutationFn: (to) => askChangeCode(to),
    onSuccess: ({ resendAfterSeconds }, to) => {
      const now = Date.now();
      setWrongTries(0);
      keepSent({ uuid, to, resendAt: now + resendAfterSeconds * 1000, expiresAt: now + codeLifetime });
    },
  });
  const confirming = useMutation<User, ApiError, string>({
    networkMode: 'always',
    mutationFn: (otp) => confirmChange(channel, otp),
    onSuccess: (changed) => {
      queries.setQueryData(userQuery().queryKey, changed);
      saveContactChange(null);
      onChanged();
    },
    onError: ({ status }) => {
      if (status === 400) setWrongTries((count) => count + 1);
    },
  });
  const send = (to: Destination) => {
    confirming.reset();
    // Back to where a code has just been sent: it still counts, and another would be refused (D-21).
    if (!sent && left && isSame(left.to, to) && left.resendAt > Date.now()) keepSent(left);
    else sending.mutate(to);
  };
  const startOver = () => {
    setLeft(sent);
    keepSent(null);
    sending.reset();
    confirming.reset();
  };
  return { channel, sent, wrongTries, hasReturned: left !== null, sending, confirming, send, startOver };
}

export type ContactChangeState = ReturnType<typeof useContactChange>;
