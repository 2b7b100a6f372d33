import { expect, test } from 'vitest';
import { readPods } from '../authoring/pictures/allDrawings';
import { scenePods } from './placesArtwork';

const pods = readPods('content');

test.each(Object.entries(scenePods))(
  'D-03 %s is the label of a 1 g pod that its maker sells',
  (_, { maker, plant }) => {
    const sold = pods.filter((pod) => pod.brand === maker && pod.plant === plant && pod.grams.includes(1));
    expect(sold.map(({ strain }) => strain.slug)).not.toEqual([]);
  },
);
