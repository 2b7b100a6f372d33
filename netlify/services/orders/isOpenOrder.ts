import { notInArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isFinalStatus, orderStatuses } from '../../../src/domain/order/orderStatus';
import { orders } from '../../database/orderTables';

export const isOpenOrder = (status: AnyPgColumn = orders.status): SQL =>
  notInArray(status, orderStatuses.filter(isFinalStatus));
