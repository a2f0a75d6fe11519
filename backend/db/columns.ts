import { customType, json, timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, as JavaScript keeps them, so that a moment is the same after a round trip (cursors depend on it). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Documents and changes are `json`, not `jsonb`: it keeps the text as it was written, key order included, so that an
 * undo gives back the same bytes.
 */
export const document = <Shape>(name: string) => json(name).$type<Shape>();
