/** One per row of the outbox; the time keeps it unique when a database is begun anew. */
export function messageIdOf(row: { id: number; created_at: number }, publicUrl: string): string {
  return `<${row.id}.${row.created_at.toString(36)}@${new URL(publicUrl).hostname}>`;
}
