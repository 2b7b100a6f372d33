/** The metrics that the alerts read of other programs, and their labels, by the job of prometheus.yml. */
export const exporterMetrics: Record<'node' | 'shop-probe', [name: string, labels: string[]][]> = {
  node: ['size_bytes', 'avail_bytes', 'files', 'files_free'].map((end) => [
    `node_filesystem_${end}`,
    ['device', 'fstype', 'mountpoint'],
  ]),
  'shop-probe': [
    ['probe_success', []],
    ['probe_ssl_earliest_cert_expiry', []],
  ],
};
