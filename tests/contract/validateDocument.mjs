import { Validator } from '@seriousme/openapi-schema-validator';

/**
 * `node validateDocument.mjs < openapi.json`: prints errors against the official OpenAPI schema, and exits with 1 if
 * there are any.
 */
let text = '';
for await (const chunk of process.stdin) text += chunk;
const { valid, errors } = await new Validator().validate(JSON.parse(text));
if (!valid) console.error(JSON.stringify(errors, null, 2));
process.exitCode = valid ? 0 : 1;
