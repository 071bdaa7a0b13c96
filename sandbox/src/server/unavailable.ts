/** No verdict could be made. It says nothing about the program. */
export class Unavailable extends Error {
  /** `full`: too many wait. `broken`: the sandbox does not work on this machine now. `closed`: the server ends. */
  readonly reason: 'full' | 'broken' | 'closed';
  /** Seconds. */
  readonly retryAfter: number;

  constructor(reason: Unavailable['reason'], retryAfter: number) {
    super(`No verdict could be made (${reason}).`);
    this.name = 'Unavailable';
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
