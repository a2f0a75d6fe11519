// Runs a command at the lowest priority: it gets what others leave idle, with every thread and process that it starts.
import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_LOW);
const [command = '', ...args] = process.argv.slice(2);
const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
process.exit(status ?? 1);
