/** With this many, something is wrong with the tests or the shop, and not with the machine. */
const tooManyFlaky = 4;

export function areFewFlaky(titles: readonly string[], print: (line: string) => void): boolean {
  for (const title of titles) print(`Flaky: ${title}`);
  if (titles.length < tooManyFlaky) return true;
  print(`${titles.length} tests needed a second try. The run fails at ${tooManyFlaky}.`);
  return false;
}
