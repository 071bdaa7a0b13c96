/** Asks what was prepared, with these values in the places of its parameters. Sees only what has been committed. */
export type PreparedRead = (parameters: readonly unknown[]) => Promise<unknown[]>;
