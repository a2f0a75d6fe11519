import { spawn, type ChildProcess } from 'node:child_process';

/** Starts a Node process and waits until it prints the word that says it listens. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  readyWord: RegExp,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', (text: Buffer) => readyWord.test(text.toString()) && ready());
    child.once('exit', (code) => failed(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  return child;
}

export async function endProcess(child: ChildProcess) {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
