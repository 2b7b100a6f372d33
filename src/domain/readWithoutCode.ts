import { config } from 'zod';

// Schemas that are made from here on are read without making code of them, which the policy of the site's pages forbids.
config({ jitless: true });
