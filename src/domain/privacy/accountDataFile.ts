/** Strips accents: 'Été' → 'ete-data.json'. A name without Latin letters or digits gives 'account-data.json'. */
export function accountDataFileName(brandName: string): string {
  const plain = brandName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'account'}-data.json`;
}
