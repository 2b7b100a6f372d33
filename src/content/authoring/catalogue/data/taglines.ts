import type { Effect } from '../../../../domain/catalogue/vocabulary';

/** {a} and {b} are notes; {t} is a moment that suits the effect. */
export const taglineFrames: string[] = [
  '{A} and {b} for {t}',
  '{A} over {b}, for {t}',
  '{A}, a little {b}, and {t}',
  'For {t}: {a} and {b}',
  '{A} with an edge of {b}, for {t}',
  '{T}, with {a} and {b}',
];

export const taglineMoments: Record<Exclude<Effect, 'tasty'>, string[]> = {
  energized: [
    'the first hour of the day', 'an early start', 'a morning with a list', 'the long way to the market',
    'clearing out the garage', 'a fast record', 'open windows',
  ],
  creative: [
    'a blank page', 'the second draft', 'a half-built shelf', 'an unplanned dinner', 'a rainy studio',
    'a box of old photographs', 'the spare-room band',
  ],
  focused: [
    'one thing at a time', 'a quiet desk', 'the Sunday crossword', 'a tidy afternoon', 'the last chapter',
    'small, patient work', 'a clear afternoon',
  ],
  uplifted: [
    'a bright afternoon', 'the top deck', 'the first warm day', 'a late breakfast', 'blue skies', 'a window seat',
    'the good side of noon',
  ],
  happy: [
    'a full table', 'the back porch', 'old friends', 'a long lunch', 'the golden hour', 'a yard with chairs in it',
    'the second helping',
  ],
  euphoric: [
    'a free evening', 'the big speakers', 'a night with no plans', 'the opening credits', 'a slow first draw',
    'a long night in', 'the encore',
  ],
  relaxed: [
    'the good chair', 'the hour after dinner', 'a slow porch', 'the long side of the record', 'an evening off',
    'a quiet hour', 'low lamps',
  ],
  sleepy: [
    'the last hour of the day', 'lights out', 'a dark, quiet room', 'the end of the film', 'a night indoors',
    'the small hours', 'a heavy quilt',
  ],
};
