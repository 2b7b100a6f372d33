/**
 * `node callFunction.mjs <bundled function> <path> …`: calls the function with one request after another, as the host
 * would, and prints each answer as a line of JSON. The function reads its settings from the environment.
 */
const [file, ...paths] = process.argv.slice(2);
const { default: handle } = await import(file);
for (const path of paths) {
  const response = await handle(new Request(`https://shop.example${path}`), { ip: '203.0.113.7' });
  console.log(JSON.stringify({ path, status: response.status, body: await response.json() }));
}
process.exit(0);
