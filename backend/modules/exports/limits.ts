/** The largest ZIP that can be imported. */
export const MAX_ARCHIVE_BYTES = 25_000_000;

/** What may be unpacked of one ZIP, all files together. */
export const MAX_UNPACKED_BYTES = 60_000_000;

/** A website of 200 pages with hundreds of pictures in several sizes stays below, with some thousand posts as text and as page. */
export const MAX_ENTRIES = 20_000;

/** Of `document.json` and `pagewright.json` each. The fullest document there can be stays below. */
export const MAX_JSON_BYTES = 10_000_000;
