import { config } from 'zod';

// Disables code generation in zod schemas created from here on: the site's Content-Security-Policy forbids eval.
config({ jitless: true });
