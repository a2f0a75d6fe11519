/** Where pg-boss keeps its tables. */
export const SCHEMA = 'pgboss';
export const JOBS = `${SCHEMA}.job`;
