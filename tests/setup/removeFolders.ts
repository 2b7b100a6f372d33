import { afterEach } from 'vitest';
import { removeFolders } from '../fixtures/createTemporaryFolder';

// Registered here and not in createTemporaryFolder.ts: test files that share modules run a module only once, but setup files
// every time.
afterEach(removeFolders);
