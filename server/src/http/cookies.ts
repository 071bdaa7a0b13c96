import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of one call, for handlers that know nothing of HTTP. */
export type Cookies = {
  get(name: string): string | undefined;
  /** The browser stores it, sends it back to the API only, and hides it from scripts. */
  set(name: string, value: string, lifetimeMs: number): void;
};

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, servedOverTls: boolean): Cookies {
  return {
    get: (name) => readCookie(request.headers.cookie, name),
    set(name, value, lifetimeMs) {
      const age = Math.round(lifetimeMs / 1000);
      const guards = `Path=/api; Max-Age=${age}; HttpOnly; SameSite=Strict${servedOverTls ? '; Secure' : ''}`;
      reply.header('set-cookie', `${name}=${value}; ${guards}`);
    },
  };
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
