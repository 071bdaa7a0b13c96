/** Code is between fences, so that editors colour it and nothing in it needs escaping. */
export function readFencedCode(text: string): { language: string; code: string } | undefined {
  const lines = text.trim().split('\n');
  const open = /^(`{3,}|~{3,})([a-z]*)$/.exec(lines[0] ?? '');
  if (!open || lines.length < 2 || lines.at(-1)?.trim() !== open[1]) return undefined;
  return { language: open[2] ?? '', code: lines.slice(1, -1).join('\n') };
}

export function writeFencedCode(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^ {0,3}(`{3,})/gm)].map((match) => match[1]?.length ?? 0));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}
