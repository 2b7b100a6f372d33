import { expect, test } from 'vitest';
import { productLettering } from './openGraphCard';

const baselinesOf = (title: string): number[] =>
  [
    ...productLettering({ title, brand: 'Larkhollow', facts: 'CBD  ·  Rosin', plantType: 'CBD' }).matchAll(
      /translate\(\d+ ([\d.]+)\)/g,
    ),
  ].map(([, y]) => Number(y));

test.each(['Ash', 'Lemon Thyme Path', 'Coquelicot de la Prairie', 'Rosée de la prairie boréale au petit matin'])(
  'the title %s keeps clear of the maker above it and the facts below it',
  (title) => {
    const [maker, ...rest] = baselinesOf(title) as [number, ...number[]];
    const facts = rest.at(-1)!;
    const lastLine = rest.at(-2)!;
    expect(maker).toBeGreaterThan(160);
    expect(facts - lastLine).toBeGreaterThan(70);
  },
);
