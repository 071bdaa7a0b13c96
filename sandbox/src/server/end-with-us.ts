import { type ChildProcess, spawn } from 'node:child_process';

/** Reads `+ id` and `- id`, and when nothing more can come, ends those that are left. Signals are for the server. */
const WATCH = `
  trap '' TERM INT HUP
  left=' '
  while read -r change id; do
    case $change in
      +) left="$left$id " ;;
      -) left="\${left%% $id *} \${left#* $id }" ;;
    esac
  done
  kill -9 $left
`;

let watcher: ChildProcess | undefined;

/**
 * A child in an endless loop does not notice that its server was killed, and would go on for minutes. So a shell waits
 * for the end of this process, however it comes, and ends the child then. Returns what to call when the child has ended.
 */
export function endWithUs(id: number): () => void {
  if (process.platform === 'win32') return () => {};
  tell(`+ ${id}`);
  return () => tell(`- ${id}`);
}

function tell(line: string): void {
  watcher ??= startWatcher();
  watcher.stdin?.write(`${line}\n`);
}

function startWatcher(): ChildProcess {
  const started = spawn('/bin/sh', ['-c', WATCH], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const gone = () => {
    if (watcher === started) watcher = undefined;
  };
  started.on('error', gone).on('exit', gone);
  started.stdin?.on('error', gone);
  // It is no reason for this process to stay.
  started.unref();
  (started.stdin as { unref?(): void } | null)?.unref?.();
  return started;
}
