import { expect, test } from 'vitest';
import { fieldTries } from '../../../tests/fixtures/editor/fieldTries';
import { formLeaves } from '../../../tests/fixtures/editor/formLeaves';
import { unseen, whyUnseen } from './unseenFields';

const leaves = formLeaves();
const triesOf = fieldTries();

test.each([...new Set(leaves.map(({ collection }) => collection))])(
  'every field of the form of %s changes the preview’s page, or the preview says why not',
  (collection) => {
    const seen = leaves.filter((leaf) => leaf.collection === collection && !whyUnseen(leaf.id));
    expect(seen.filter((leaf) => triesOf(leaf).next().done).map(({ path }) => path)).toEqual([]);
  },
);

test('every reason is about a field that there is', () => {
  const known = new Set(leaves.map(({ id }) => whyUnseen(id)));
  expect(unseen.filter(([, reason]) => !known.has(reason))).toEqual([]);
});
