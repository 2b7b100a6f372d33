import { expect, test } from 'vitest';
import { outboxPage } from './outboxPage';

const message = {
  at: '2026-11-03T18:00:00.000Z',
  channel: 'email',
  to: 'ada@shop.example',
  text: 'On its <way>',
} as const;
const renderPage = (html?: string) =>
  outboxPage(new Request('http://127.0.0.1/__outbox'), [{ ...message, ...(html && { html }) }]).text();

test('shows a mail as a mail program would, cut off from the page, and its text', async () => {
  const page = await renderPage('<p class="a">On its way</p><script>alert(1)</script>');
  expect(page).toContain(
    '<iframe sandbox title="The mail" srcdoc="&lt;p class=&quot;a&quot;&gt;On its way&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  );
  expect(page).toContain('<pre>On its &lt;way&gt;</pre>');
  expect(page).not.toContain('<script>');
});

test('shows a text message as text alone', async () => {
  expect(await renderPage()).not.toContain('<iframe');
});
