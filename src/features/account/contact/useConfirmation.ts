import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestConfirmationCode, confirmSession } from '../../../data/account/contactChangeCalls';
import type { PendingContactChange } from '../../../data/account/contactChangeDraft';
import type { ApiError } from '../../../data/apiError';
import { serverNow } from '../../../data/serverClock';
import { channelOf, type Destination } from '../../../domain/account/destination';
import { codeDeadlines, isCodePending } from '../../../domain/account/signInCode';
import type { ConfirmedSession, User } from '../../../domain/account/userSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';

export const confirmedDestinations = (user: User): Destination[] => [
  ...(user.email !== null && user.emailVerified ? [{ email: user.email }] : []),
  ...(user.phoneNumber !== null && user.phoneNumberVerified ? [{ phoneNumber: user.phoneNumber }] : []),
];

/** Confirms the account owner's identity with a code sent to a verified contact. */
export function useConfirmation({ uuid }: User, onConfirmed: () => Promise<void>) {
  const [sent, setSent] = useState<PendingContactChange | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [sendingTo, setSendingTo] = useState<Destination | null>(null);
  const sending = useSubmit(async (to: Destination) => {
    setSendingTo(to);
    try {
      const response = await requestConfirmationCode(channelOf(to));
      setFailedAttempts(0);
      const now = serverNow();
      const isAgain = isCodePending([sent], to, now);
      setSent({ uuid, to, isAgain, challengeId: response.challengeId, ...codeDeadlines(response, now) });
    } finally {
      setSendingTo(null);
    }
  });
  const channel = sent ? channelOf(sent.to) : 'email';
  const confirming = useMutation<ConfirmedSession, ApiError, string>({
    networkMode: 'always',
    mutationFn: (otp) => confirmSession({ channel, otp, challengeId: sent?.challengeId }),
    onSuccess: onConfirmed,
    onError: ({ status }) => {
      if (status === 400) setFailedAttempts((count) => count + 1);
    },
  });
  const send = (to: Destination) => {
    confirming.reset();
    void sending.submit(to);
  };
  return { channel, sent, failedAttempts, sending, sendingTo, confirming, send };
}
