import type { messages as en } from '../en/lab';

export const messages: Partial<Record<keyof typeof en, string>> = {
  'lab.license': 'Laboratory licence',
  'lab.producer': 'Maker’s licence',
  'find.hint':
    'The batch number is on the bottom of the pack, such as CAN-TAN-2605-745. The code is the eight letters.',
  'find.invalid':
    'This is neither a batch number, such as CAN-TAN-2605-745, nor a pod code of eight letters. Check the pack.',
  'find.code.noBatch': 'It’s one of ours, but its batch is no longer in the catalogue. Write to us for its report.',
};
