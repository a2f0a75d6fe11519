import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { schema } from '#backend/graphql/schema.ts';

// Writes the API's contract, which the web app's documents are typed from.
writeFileSync('backend/schema.graphql', `${printSchema(schema)}\n`);
