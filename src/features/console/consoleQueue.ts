import type { ApiError } from '../../data/apiError';
import { queryClient } from '../../data/queryClient';
import { storageKeys } from '../../data/storage';
import type { ConsoleOrder } from '../../domain/staff/consoleOrderSchema';
import { createActionQueue, serverReason, type QueuedAction } from '../../state/staff/actionQueue';
import { useStaffSession } from '../../state/staff/staffSession';
import { statusLabels } from './statusLabels';

/** The actor includes the dispensary, because a member may move to another one. */
function staffSession() {
  const { session } = useStaffSession.getState();
  if (!session) return null;
  const { id, name, providerId } = session.staff;
  return { token: session.staffToken, by: { id: `${id} ${providerId ?? ''}`, name } };
}

/** Shows the result without waiting for the next refresh, so that a second tap cannot repeat the old step. */
function applyResult({ subject }: QueuedAction, changed?: ConsoleOrder): void {
  if (changed?.orderLogId === subject)
    queryClient.setQueriesData<ConsoleOrder[]>({ queryKey: ['staff', 'orders'] }, (orders) =>
      orders?.map((order) => (order.orderLogId === subject ? changed : order)),
    );
  void queryClient.invalidateQueries({ queryKey: ['staff', 'orders'] });
}

/** If another clerk has already done the same step, the rejection is no failure. Only another outcome is. */
function formatRefusal({ body }: QueuedAction, error: ApiError): string | null {
  const { order } = error.problem;
  if (!order) return serverReason(error);
  if (order.status === (body as { status?: string } | undefined)?.status) return null;
  return `The order has changed in the meantime: it is “${statusLabels[order.status]}” now.`;
}

/** Actions of this device that the server has not confirmed yet. */
export const consoleQueue = createActionQueue<ConsoleOrder>({
  key: storageKeys.staffActions,
  session: staffSession,
  shape: { fields: ['orderLogId', 'orderNumber', 'status'] },
  onDone: applyResult,
  formatRefusal,
});

/** The state of the member's own action on an order. Null if there is none. */
export const usePendingAction = (orderLogId: string): 'sending' | 'waiting' | null =>
  consoleQueue.useQueue(({ actions, isUnreachable }) => {
    const isPending = actions.some((action) => action.subject === orderLogId && consoleQueue.isByCurrentActor(action));
    if (!isPending) return null;
    return isUnreachable ? 'waiting' : 'sending';
  });

export const pendingLabels = { sending: 'Sending…', waiting: 'Waiting to be sent' } as const;
