import { randomInt } from 'node:crypto';
import { orderNumberLength, orderNumberLetters } from '../../../src/domain/order/orderNumber';

/** One of 18⁸ random order numbers. */
export const newOrderNumber = (): string =>
  Array.from({ length: orderNumberLength }, () => orderNumberLetters[randomInt(orderNumberLetters.length)]).join('');
