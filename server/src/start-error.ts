/** The server cannot start, for a reason that its owner can mend. */
export class StartError extends Error {
  override name = 'StartError';
}

type Place = { host: string; port: number; settings: 'PORT and HOST' | 'METRICS_PORT and METRICS_HOST' };

/** What to do when a port cannot be listened on; other issues as they are. */
export function asStartError(error: unknown, { host, port, settings }: Place): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const [portName, hostName] = settings.split(' and ');
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop what uses it, or choose another: ${portName}=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return new StartError(`Cannot listen on ${host}:${port} (${code}). ${hostName} is an address of this machine.`);
  }
  return error;
}
