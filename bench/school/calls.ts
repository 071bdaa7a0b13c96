/** One call of one learner: how long it took, and what was wrong with its answer. */
export type Call = { name: string; milliseconds: number; issue?: string };

export type Caller = {
  calls: Call[];
  /** Makes a call and reads all of its answer. `expect` says what is wrong with it, if anything. */
  call<T>(name: string, request: CallRequest, expect?: (body: T) => string | undefined): Promise<T | undefined>;
};

type CallRequest = { method?: 'GET' | 'POST' | 'PUT'; path: string; body?: object; access?: string | undefined };

export function createCaller(address: string): Caller {
  const calls: Call[] = [];
  return {
    calls,
    async call<T>(
      name: string,
      { method = 'GET', path, body, access }: CallRequest,
      expect?: (body: T) => string | undefined,
    ) {
      const started = performance.now();
      const record = (issue?: string) =>
        calls.push({ name, milliseconds: performance.now() - started, ...(issue && { issue }) });
      try {
        const response = await fetch(address + path, {
          method,
          headers: {
            'accept-language': 'nb',
            ...(body && { 'content-type': 'application/json' }),
            ...(access && { authorization: `Bearer ${access}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        if (!response.ok) {
          record(`${response.status} ${text.slice(0, 200)}`);
          return undefined;
        }
        const answer = (path.startsWith('/api/') ? JSON.parse(text) : text) as T;
        record(expect?.(answer));
        return answer;
      } catch (error) {
        record(String((error as Error).cause ?? error));
        return undefined;
      }
    },
  };
}
