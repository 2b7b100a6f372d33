/** The name of the downloaded file: 'Lumapod' → 'lumapod-data.json', 'Été' → 'ete-data.json', '灯' → 'account-data.json'. */
export function accountDataFile(brandName: string): string {
  const plain = brandName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'account'}-data.json`;
}
