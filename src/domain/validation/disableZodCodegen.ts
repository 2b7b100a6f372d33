import { config } from 'zod';

// The site's Content-Security-Policy forbids eval, so zod must not generate code for schemas created from here on.
config({ jitless: true });
