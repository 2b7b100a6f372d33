import { html } from 'hono/html';
import type { ApiDocument } from '../apiDocument/openApiTypes';

const getOrigin = ({ servers }: ApiDocument) => servers[0]?.url ?? '';

const signIn = (document: ApiDocument) =>
  html`<section id="signing-in">
    <h2>Signing in</h2>
    <p>
      Request a code by email or text message and exchange it for a token. To create an account, send
      <code>"register": true</code> with the request.
    </p>
    <pre tabindex="0"><code>curl -X POST '${getOrigin(document)}/v1/app/user/auth/email' \\
  -H 'Content-Type: application/json' -d '{"email":"ada@mail.example","register":true}'
curl -X POST '${getOrigin(document)}/v1/app/user/auth/email/login' \\
  -H 'Content-Type: application/json' -d '{"email":"ada@mail.example","otp":"123456"}'</code></pre>
    <p>
      Send the <code>appToken</code> from the response with every call as <code>Authorization: Bearer …</code>. A token
      expires 30 days after its last use, after 90 days at most, and when the shopper signs out. A code is valid for 10
      minutes and 5 tries.
    </p>
  </section>`;

const webhooks = () =>
  html`<section id="signed-messages">
    <h2>Signed messages</h2>
    <p>
      Messages between dispensaries and the shop are signed according to
      <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>. Each dispensary has its own secret (<code
        >whsec_</code
      >
      and 32 bytes in base64). The signed content is <code>webhook-id</code>, <code>webhook-timestamp</code> and the raw
      body, joined with dots:
    </p>
    <pre tabindex="0"><code>signature = base64(HMAC-SHA256(secret, id + "." + timestamp + "." + body))
webhook-signature: v1,&lt;signature&gt;</code></pre>
    <p>
      The timestamp may be at most five minutes off. Each id is processed once: a repeated message gets
      <code>"duplicate": true</code> and has no effect, so it is safe to retry with the same id until you get a
      response.
    </p>
  </section>`;

const errors = ({ components }: ApiDocument) =>
  html`<section id="errors">
    <h2>Errors</h2>
    <p>
      Errors are returned as <code>application/problem+json</code>. Use the stable <code>code</code> in programs and
      show <code>detail</code> to people; it is in French if <code>Accept-Language</code> prefers French. A 422 lists
      each invalid field with its path in <code>errors</code>. A 429 or 503 may include a
      <code>Retry-After</code> header with the number of seconds to wait.
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

const deprecations = () =>
  html`<section id="deprecation">
    <h2>Deprecation</h2>
    <p>
      What will be removed is marked <code>deprecated</code> here and in the OpenAPI version, with what replaces it. A
      response to a request that uses it has the time since when in <code>Deprecation</code>, a link to this section in
      <code>Link</code>, and in <code>Sunset</code> the time until which it stays at least, a year later or more. Each
      deprecation and removal is a line of the changelog.
    </p>
    <p>
      Additions need no new client: responses get new fields, problems new codes and messages new types. Ignore what you
      do not know, and treat a problem with an unknown code by its status.
    </p>
  </section>`;

export const guide = (document: ApiDocument) =>
  html`${signIn(document)}${webhooks()}${errors(document)}${deprecations()}`;

export const guideLinks = [
  ['signing-in', 'Signing in'],
  ['signed-messages', 'Signed messages'],
  ['errors', 'Errors'],
  ['deprecation', 'Deprecation'],
] as const;
