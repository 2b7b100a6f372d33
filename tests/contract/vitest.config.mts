import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/contract/*.test.ts'],
    // Netlify's runtime bundles a function again for each request.
    testTimeout: 180_000,
    hookTimeout: 900_000,
  },
});
