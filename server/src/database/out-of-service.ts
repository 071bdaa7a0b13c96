/**
 * The database cannot do its work at the moment, and nothing is wrong with what it was asked.
 * away: it does not answer. full: the disk under it has no room.
 */
export class OutOfServiceError extends Error {
  override name = 'OutOfServiceError';
  readonly reason: 'away' | 'full';

  constructor(reason: 'away' | 'full', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
  }
}
