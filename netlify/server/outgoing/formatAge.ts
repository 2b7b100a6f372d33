export function formatAge(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [Math.floor(seconds) % 60, 's'],
  ] as const;
  const first = parts.findIndex(([amount]) => amount > 0);
  const visible = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([amount]) => amount > 0);
  return visible.map(([amount, unit]) => `${amount} ${unit}`).join(' ');
}
