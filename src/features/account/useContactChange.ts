import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { userQuery } from '../../data/account/accountQueries';
import { askChangeCode, confirmChange } from '../../data/account/contactChangeCalls';
import { loadContactChange, saveContactChange, type SentChange } from '../../data/account/contactChangeDraft';
import type { ApiError } from '../../data/apiError';
import type { Destination } from '../../domain/account/destination';
import type { CodeSent, User } from '../../domain/account/userSchema';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
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

const typedIn = (to: Destination): string => ('email' in to ? to.email : formatPhoneNumber(to.phoneNumber));

interface ContactChange {
  channel: Channel;
  user: User;
  onChanged: () => void;
}

interface Confirming {
  channel: Channel;
  sent: SentChange | null;
  onChanged: () => void;
  onWrong: () => void;
}

/** Exchanges the code for the change. */
function useConfirming({ channel, sent, onChanged, onWrong }: Confirming) {
  const queries = useQueryClient();
  return useMutation<User, ApiError, string>({
    networkMode: 'always',
    mutationFn: (otp) => confirmChange(channel, { otp, challengeId: sent?.challengeId }),
    onSuccess: (changed) => {
      queries.setQueryData(userQuery().queryKey, changed);
      saveContactChange(null);
      onChanged();
    },
    onError: ({ status }) => {
      if (status === 400) onWrong();
    },
  });
}

/** S2-06 in its two steps: a code is sent to the new e-mail address or phone number, and exchanged for the change. */
export function useContactChange({ channel, user: { uuid }, onChanged }: ContactChange) {
  const [sent, keepSent] = useSent(channel, uuid);
  const [left, setLeft] = useState<SentChange | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const [hasReturned, setHasReturned] = useState(false);
  /** Where a code should go once who is signed in has confirmed that it is them. */
  const [unconfirmed, setUnconfirmed] = useState<Destination | null>(null);
  const isUnderWay = useRef(false);
  const [typed, setTyped] = useState('');
  const sending = useMutation<CodeSent, ApiError, Destination>({
    networkMode: 'always',
    mutationFn: (to) => askChangeCode(to),
    onSuccess: ({ resendAfterSeconds, challengeId }, to) => {
      const now = Date.now();
      setWrongTries(0);
      keepSent({ uuid, to, challengeId, resendAt: now + resendAfterSeconds * 1000, expiresAt: now + codeLifetime });
    },
    onError: ({ code }, to) => {
      if (code === 'confirmation_required') setUnconfirmed(to);
    },
  });
  const confirming = useConfirming({ channel, sent, onChanged, onWrong: () => setWrongTries((count) => count + 1) });
  const send = (to: Destination) => {
    setTyped(typedIn(to));
    confirming.reset();
    // Back to where a code has just been sent: it still counts, and another would be refused (D-21).
    if (!sent && left && isSame(left.to, to) && left.resendAt > Date.now()) keepSent(left);
    else if (!isUnderWay.current) {
      // A double tap comes before the busy button is drawn.
      isUnderWay.current = true;
      sending.mutate(to, { onSettled: () => (isUnderWay.current = false) });
    }
  };
  const startOver = () => {
    isUnderWay.current = false;
    setLeft(sent);
    setUnconfirmed(null);
    setHasReturned(true);
    keepSent(null);
    sending.reset();
    confirming.reset();
  };
  /** Called once who is signed in has confirmed it: the code goes out that was asked for. */
  const sendUnconfirmed = () => {
    if (unconfirmed) sending.mutate(unconfirmed, { onSettled: () => setUnconfirmed(null) });
  };
  return {
    channel,
    sent,
    wrongTries,
    unconfirmed,
    hasReturned,
    typed,
    sending,
    confirming,
    send,
    sendUnconfirmed,
    startOver,
  };
}

export type ContactChangeState = ReturnType<typeof useContactChange>;
