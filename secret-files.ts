import { readFileSync } from 'node:fs';
import { environmentSchema, SettingsError } from '#settings';

type Variables = Record<string, string | undefined>;

/**
 * The environment with each setting that a file holds: `DATABASE_URL_FILE=/run/secrets/database-url` says where `DATABASE_URL`
 * stands. Throws `SettingsError` for a file that cannot be read, and for a setting that is given in both ways.
 */
export function withSecretFiles(env: Variables): Variables {
  const read = Object.keys(environmentSchema.shape).flatMap((name): [string, string][] => {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return [];
    if (env[name]?.trim()) throw new SettingsError(`${name} and ${name}_FILE are both set. Set one of them.`);
    return [[name, contentOf(file, `${name}_FILE`)]];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`${name} names a file that cannot be read: ${reason}`, { cause: error });
  }
}
