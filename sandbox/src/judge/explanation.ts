export type Both = { _no: string; _eng: string };
export type Explanation = { id: string; what: Both; why: Both; tries: Both; line: number | null };
