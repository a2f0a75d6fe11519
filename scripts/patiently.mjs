// Runs a command at a low priority: it gets what others leave idle and a little more, with every thread and process that it starts.
import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [command = '', ...args] = process.argv.slice(2);
const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
process.exit(status ?? 1);
