/** One per row of the outbox; the time makes it unique also after a new database was made. */
export function messageIdOf(row: { id: number; created_at: number }, publicUrl: string): string {
  return `<${row.id}.${row.created_at.toString(36)}@${new URL(publicUrl).hostname}>`;
}
