const LOOK_EVERY_MS = 250;

/**
 * npm puts a shell between itself and us. When npm is told to end it tells that shell, and many a shell (dash, as on
 * Debian) ends without telling us: the server would live on and keep its port. So we end when that shell has gone.
 */
export function endWithNpm() {
  const startedByNpm = process.env.npm_lifecycle_event !== undefined;
  if (!startedByNpm || process.platform === 'win32') return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
