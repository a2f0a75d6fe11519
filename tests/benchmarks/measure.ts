import { z } from 'zod';
import { measures, names } from './measures.ts';

// Takes one measure and hands its rows to the process that asked: see `apart.ts`.
const name = z.enum(names).parse(process.argv[2]);
const rows = await measures[name]();
process.send?.(rows, () => process.exit());
