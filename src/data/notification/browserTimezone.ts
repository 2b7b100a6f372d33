/** Falls back to UTC if the time zone is unknown, for example 'Etc/Unknown' in Chromium. */
export function browserTimezone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone || 'UTC';
  } catch {
    return 'UTC';
  }
}
