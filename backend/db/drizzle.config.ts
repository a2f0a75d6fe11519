import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config backend/db/drizzle.config.ts --name what-changed` after a change of `schema.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/schema.ts',
  out: './backend/db/migrations',
});
