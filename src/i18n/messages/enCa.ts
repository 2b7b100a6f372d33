import type { GroupIn } from '../../domain/site/messageGroups';
import { messages as account } from './en-CA/account';
import { messages as details } from './en-CA/details';
import { messages as filters } from './en-CA/filters';
import { messages as lab } from './en-CA/lab';
import { messages as order } from './en-CA/order';
import { messages as ratings } from './en-CA/ratings';
import { messages as stores } from './en-CA/stores';
import { mergeGroups } from './mergeGroups';

/** Has only the messages whose spelling or facts differ in Canadian English. */
export const enCa = mergeGroups({ account, order, details, filters, lab, stores, ratings } satisfies Record<
  GroupIn<'en-CA'>,
  object
>);
