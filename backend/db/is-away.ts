/** Of the network; and of PostgreSQL: a connection that broke, no room (disk, memory, connections), out of time, a server that stops or starts. */
const CODE =
  /^(?:ECONN[A-Z]+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST[A-Z]+|ENET[A-Z]+|08[0-9A-Z]{3}|53[0-9A-Z]{3}|25P03|57014|57P0[1-5])$/;
/** What the driver says without a code. */
const MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** True for an error, or one of those behind it, that says that the database cannot be asked at present. */
export const isAway = (error: unknown): boolean => causesOf(error).some(isSign);

const isSign = (error: Error): boolean =>
  ('code' in error && typeof error.code === 'string' && CODE.test(error.code)) || MESSAGE.test(error.message);

/** True for an error that says that the database takes no changes at present: see `disk-room.ts`; or that the disk of a server is full. */
export const isRefusedWrite = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && (cause.code === READ_ONLY || cause.code === DISK_FULL));

const READ_ONLY = '25006';
const DISK_FULL = '53100';

/** An error and all that led to it, the outermost first. */
export function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const behind = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...behind.flatMap(causesOf)];
}
