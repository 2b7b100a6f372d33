/** Above this number, the fault is in the tests or the shop, not in the machine. */
const maxFlaky = 4;

export function acceptFlaky(titles: readonly string[], print: (line: string) => void): boolean {
  for (const title of titles) print(`Flaky: ${title}`);
  if (titles.length < maxFlaky) return true;
  print(`${titles.length} tests needed a second try. The run fails at ${maxFlaky}.`);
  return false;
}
