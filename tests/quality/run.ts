import { runQuality } from './run-quality.ts';

process.exit(await runQuality(process.argv.slice(2)));
