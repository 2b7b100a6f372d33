import { expect, test } from 'vitest';
import { shortMail, type ShortMail } from './shortMail';

const mail: ShortMail = {
  lang: 'fr',
  sender: { brandName: 'Lumapod', postalAddress: null },
  title: 'Un <titre>',
  paragraphs: ['Premier & seul.', 'Deuxième.'],
  footer: 'Pourquoi.',
};

test('text and HTML say the same, escaped in HTML', () => {
  const { text, html } = shortMail(mail);
  expect(text).toBe('Premier & seul.\n\nDeuxième.\n\nPourquoi.');
  for (const part of ['Un &lt;titre&gt;', 'Premier &amp; seul.', 'Deuxième.', 'Pourquoi.'])
    expect(html).toContain(part);
});

test('braces in a value are text, also inside parts', () => {
  const { html } = shortMail({ ...mail, title: 'Shop {{brand}}', paragraphs: ['{{nothing}} here'] });
  expect(html).toContain('Shop &#123;&#123;brand}}');
  expect(html).toContain('&#123;&#123;nothing}} here');
});

test('parts without a value leave nothing behind', () => {
  const { html } = shortMail(mail);
  expect(html).not.toMatch(/\{\{|<!-- (if|each|end):|<a /);
});

test('a link is a button, and an address in the text', () => {
  const link = { label: 'Voir', href: 'https://shop.example/ca/fr/x?a=1&b=2' };
  const unsubscribe = { label: 'Retirer', href: 'https://shop.example/u' };
  const { text, html } = shortMail({ ...mail, link, unsubscribe });
  expect(text).toContain('Voir\u00a0: https://shop.example/ca/fr/x?a=1&b=2');
  expect(text).toMatch(/Retirer\u00a0: https:\/\/shop\.example\/u$/);
  expect(html).toContain('href="https://shop.example/ca/fr/x?a=1&amp;b=2"');
  expect(html).toContain('href="https://shop.example/u"');
});

test('the postal address of the sender ends the text and the HTML', () => {
  const postalAddress = 'Lumapod <inc.>, 1, rue de l’Exemple, Montréal (Québec) H2X 1Y4';
  const sender = { brandName: 'Lumapod', postalAddress };
  const { text, html } = shortMail({ ...mail, sender, unsubscribe: { label: 'Retirer', href: 'https://u.example' } });
  expect(text.endsWith(`\n\n${postalAddress}`)).toBe(true);
  expect(html.match(/Lumapod &lt;inc\.&gt;, 1, rue de l’Exemple, Montréal \(Québec\) H2X 1Y4/g)).toHaveLength(1);
});
