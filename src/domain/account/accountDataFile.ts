/** 'Lumapod' → 'lumapod-data.json', 'Été' → 'ete-data.json'; without Latin letters or digits, 'account-data.json'. */
export function accountDataFileName(brandName: string): string {
  const plain = brandName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'account'}-data.json`;
}
