const MB = 1024 * 1024;
const inGigabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `50 MB`, `1.5 GB`; what is there but little is `under 1 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes > 0 && bytes < MB) return 'under 1 MB';
  const megabytes = Math.round(bytes / MB);
  if (megabytes < 1024) return `${megabytes} MB`;
  return `${inGigabytes.format(bytes / MB / 1024)} GB`;
}
