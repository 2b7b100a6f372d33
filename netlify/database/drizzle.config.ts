/** For `npm run author:migration`. */
export default {
  dialect: 'postgresql',
  schema: './netlify/database/schema.ts',
  out: './netlify/database/migrations',
};
