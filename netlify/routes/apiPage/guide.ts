import { html } from 'hono/html';
import type { ApiDocument } from '../apiDocument/documentForm';

const originOf = ({ servers }: ApiDocument) => servers[0]?.url ?? '';

const signIn = (document: ApiDocument) =>
  html`<section id="signing-in">
    <h2>Signing in</h2>
    <p>
      Ask for a code, which goes out by e-mail or text message, and exchange it for a token. A first sign-in says
      <code>"register": true</code>.
    </p>
    <pre tabindex="0"><code>curl -X POST '${originOf(document)}/v1/app/user/auth/email' \\
  -H 'Content-Type: application/json' -d '{"email":"ada@mail.example","register":true}'
curl -X POST '${originOf(document)}/v1/app/user/auth/email/login' \\
  -H 'Content-Type: application/json' -d '{"email":"ada@mail.example","otp":"123456"}'</code></pre>
    <p>
      The answer’s <code>appToken</code> goes along with every later call as <code>Authorization: Bearer …</code>. It is
      valid for 30 days from its last use, 90 days at most, and ends at sign-out. A code is valid for 10 minutes and 5
      tries.
    </p>
  </section>`;

const webhooks = () =>
  html`<section id="signed-messages">
    <h2>Signed messages</h2>
    <p>
      Dispensary and shop sign what they send each other by
      <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>, with a secret of the dispensary’s own (<code
        >whsec_</code
      >
      and 32 bytes in base64). What is signed is <code>webhook-id</code>, <code>webhook-timestamp</code> and the raw
      body, joined by dots:
    </p>
    <pre tabindex="0"><code>signature = base64(HMAC-SHA256(secret, id + "." + timestamp + "." + body))
webhook-signature: v1,&lt;signature&gt;</code></pre>
    <p>
      The time may be five minutes off at most. An id counts once: a message that was taken is answered
      <code>"duplicate": true</code> and does nothing, so send a message again under its own id until it is answered.
    </p>
  </section>`;

const errors = ({ components }: ApiDocument) =>
  html`<section id="errors">
    <h2>Errors</h2>
    <p>
      Every error is <code>application/problem+json</code>. Programs read <code>code</code>, which stays; people read
      <code>detail</code>, which is French where <code>Accept-Language</code> prefers it. Of a 422,
      <code>errors</code> names each fault by its path. An answer of 429 or 503 may say in <code>Retry-After</code> how
      many seconds to wait.
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="All codes">
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(components.examples).map(([name, { summary, value }]) => {
            const { code, status } = value as { code: string; status: number };
            return html`<tr id="problem-${name}">
              <td><code>${code}</code></td>
              <td>${status}</td>
              <td>${summary.replaceAll('`', '')}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </section>`;

/** Introductory sections that apply to all calls. */
export const guide = (document: ApiDocument) => html`${signIn(document)}${webhooks()}${errors(document)}`;

export const guideLinks = [
  ['signing-in', 'Signing in'],
  ['signed-messages', 'Signed messages'],
  ['errors', 'Errors'],
] as const;
