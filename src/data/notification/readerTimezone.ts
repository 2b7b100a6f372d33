/** The zone of this browser's clock; UTC where it cannot tell, such as Chromium's 'Etc/Unknown'. */
export function readerTimezone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone || 'UTC';
  } catch {
    return 'UTC';
  }
}
