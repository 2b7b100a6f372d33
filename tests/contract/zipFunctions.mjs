import { zipFunctions } from '@netlify/zip-it-and-ship-it';

/**
 * Netlify's bundler: `node zipFunctions.mjs <functions> <zips> <JSON of its options>`. Its log goes to standard error;
 * standard output is what it found, as JSON.
 */
const [source, target, options] = process.argv.slice(2);
const results = await zipFunctions(source, target, JSON.parse(options));
const fields = ['name', 'path', 'runtimeAPIVersion', 'runtimeVersion', 'bundler', 'routes', 'schedule'];
console.log(JSON.stringify(results.map((result) => Object.fromEntries(fields.map((field) => [field, result[field]])))));
