import { setPriority } from 'node:os';

/** Above the ordinary: whoever serves requests comes first when processors are short. */
const NICE = 10;

// On Linux the priority is this thread's own, elsewhere the whole process's.
if (process.platform === 'linux') setPriority(NICE);
