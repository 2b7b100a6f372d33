/** Above this number, the fault is in the tests or the shop, not in the machine. */
const tooManyFlaky = 4;

export function areFewFlaky(titles: readonly string[], print: (line: string) => void): boolean {
  for (const title of titles) print(`Flaky: ${title}`);
  if (titles.length < tooManyFlaky) return true;
  print(`${titles.length} tests needed a second try. The run fails at ${tooManyFlaky}.`);
  return false;
}
