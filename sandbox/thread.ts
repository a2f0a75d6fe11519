import { parentPort, workerData } from 'node:worker_threads';
import { startStandIns } from './start-stand-ins.ts';

const { close, ...started } = await startStandIns(workerData);
parentPort?.once('message', () => void close().then(() => process.exit(0)));
parentPort?.postMessage(started);
