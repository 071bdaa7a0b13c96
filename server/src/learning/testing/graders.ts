import { type Grader, Unavailable } from '@kodestien/sandbox/server/grader';

/** A grader that counts the programs that it runs. */
export function countingGrader(grader: Grader): Grader & { ran: string[] } {
  const ran: string[] = [];
  return {
    ...grader,
    ran,
    observe: (request) => {
      ran.push(typeof request.source === 'string' ? request.source : JSON.stringify(request.source));
      return grader.observe(request);
    },
  };
}

/** A grader that cannot run anything just now. */
export function unavailableGrader(reason: Unavailable['reason'], retryAfter = 7): Grader {
  return {
    observe: () => Promise.reject(new Unavailable(reason, retryAfter)),
    warm: () => {},
    state: () => [],
    close: () => {},
  };
}
