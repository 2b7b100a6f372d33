import { describe, expect, test } from 'vitest';
import { applyFrenchTypography } from './frenchTypography';

describe('D-04 Canadian French typography', () => {
  test.each([
    ['Vraiment ? Oui ! Et après ; rien.', 'Vraiment? Oui! Et après; rien.'],
    ['Vraiment\u00a0? Oui\u202f!', 'Vraiment? Oui!'],
    ['Prix : {price}', 'Prix\u00a0: {price}'],
    ['Prix: {price}', 'Prix\u00a0: {price}'],
    ['{count} articles :', '{count} articles\u00a0:'],
    ['Cliquez sur «Valider» ou « Fermer ».', 'Cliquez sur «\u00a0Valider\u00a0» ou «\u00a0Fermer\u00a0».'],
    ['0.5 g à 68.9 % et 3.7 V', '0,5 g à 68,9 % et 3,7 V'],
  ])('%j becomes %j', (text, expected) => {
    expect(applyFrenchTypography(text)).toBe(expected);
  });

  test.each([
    'Déjà bien\u00a0: 0,5 g, n’est-ce pas?',
    'https://lumapod.example/ca/fr?batch=1:2',
    'De 9:00 à 17:00, version 1.2.3',
    '<a href="mailto:hello@lumapod.example?subject=x">Écrire</a>',
  ])('%j stays as it is', (text) => {
    expect(applyFrenchTypography(text)).toBe(text);
  });
});
