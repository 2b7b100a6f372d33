import { randomInt } from 'node:crypto';
import { orderNumberLength, orderNumberLetters } from '../../../src/domain/order/orderNumber';

export const newOrderNumber = (): string =>
  Array.from({ length: orderNumberLength }, () => orderNumberLetters[randomInt(orderNumberLetters.length)]).join('');
