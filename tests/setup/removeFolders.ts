import { afterEach } from 'vitest';
import { removeFolders } from '../fixtures/makeFolder';

// Here and not beside it: files that share their modules run those once, and this one each time.
afterEach(removeFolders);
