interface Refused {
  code: string;
}

const refusals = { pod_unknown: 'unknown', pod_taken: 'taken', rating_closed: 'closed' } as const;
type Refusal = (typeof refusals)[keyof typeof refusals];

/** What a rating is refused for, whatever is tried again: the pod is not on the list, is another's, or 30 days are over (D-27). */
export const refusalOf = ({ code }: Refused): Refusal | null => refusals[code as keyof typeof refusals] ?? null;
