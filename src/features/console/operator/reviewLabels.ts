import type { RejectionReason, ReviewStatus } from '../../../domain/rating/review';

export const reviewStatusLabels: Record<ReviewStatus, string> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
};

/** The author reads the reason in their own words. */
export const rejectionLabels: Record<RejectionReason, string> = {
  profanity: 'Insults or profanity',
  'personal-data': 'Personal data of somebody',
  advertising: 'Advertising, or a conflict of interest',
  'off-topic': 'Not about this pod',
  'health-claim': 'A claim about health, or about another product’s effects',
  illegal: 'Something illegal',
  'not-own-words': 'Not the author’s own experience',
};
