import fc from 'fast-check';

/** `npm test` always draws the same values, and `npm run test:all` passes another seed each time. */
const seed = Number(process.env.FC_SEED ?? 20_261_201);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
