import { existsSync } from 'node:fs';

// Settings of this folder; what the environment already says wins.
if (existsSync('.env')) process.loadEnvFile('.env');
