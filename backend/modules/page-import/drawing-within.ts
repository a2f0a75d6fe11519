const PREFIX = 'data:image/svg+xml,';

/** An address that holds its picture: an SVG that is not fetched from anywhere. */
export const addressHolding = (svg: string): string => PREFIX + encodeURIComponent(svg);

/** The bytes of such an address; null for all others, which have to be fetched. */
export const bytesWithin = (src: string): Uint8Array | null =>
  src.startsWith(PREFIX) ? Buffer.from(decodeURIComponent(src.slice(PREFIX.length))) : null;
