import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';

/** The parts of a file, by line; lines count from 1. Nothing is understood here, only divided. */
export type Part = { line: number; text: string };
export type Section = Part & { name: string; langs: HumanLang[] };
export type ScannedBlock = { line: number; type: string; slug: string; settings: Part; sections: Section[] };
export type ScannedFile = { frontMatter: Part; blocks: ScannedBlock[] };

type Report = (line: number, reason: string) => void;

const BLOCK = /^::: ([a-z]+) (\S+)$/;
/** `[_no]`, `[_no _eng]`, `[starter _eng]`, `[solution]` */
const SECTION = /^\[((?:[a-z]+ )?(?:_no _eng|_no|_eng)|solution)\]$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** A line that would begin a block or a section if it stood in a text. */
export function isMarker(line: string): boolean {
  return line.startsWith(':::') || SECTION.test(line);
}

export function scan(source: string, report: Report): ScannedFile {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end === -1) {
    report(1, 'the file must begin with its settings between two lines of ---');
    return { frontMatter: { line: 1, text: '' }, blocks: [] };
  }
  return {
    frontMatter: { line: 2, text: lines.slice(1, end).join('\n') },
    blocks: scanBlocks(lines, end + 1, report),
  };
}

function scanBlocks(lines: readonly string[], from: number, report: Report): ScannedBlock[] {
  const blocks: ScannedBlock[] = [];
  let current: { line: number; lines: string[] } | undefined;
  let fence: { mark: string; line: number } | undefined;
  const close = (part: Part | undefined) => {
    if (part && current) part.text = current.lines.join('\n');
  };
  let part: Part | undefined;
  const open = (next: Part) => {
    close(part);
    part = next;
    current = { line: next.line, lines: [] };
  };
  for (let index = from; index < lines.length; index++) {
    const text = lines[index] as string;
    const line = index + 1;
    const mark = FENCE.exec(text)?.[1];
    if (mark) fence = nextFence(fence, mark, text, line);
    else if (!fence && isMarker(text)) {
      const header = BLOCK.exec(text);
      const section = SECTION.exec(text)?.[1];
      const block = blocks.at(-1);
      if (header) {
        const settings = { line: line + 1, text: '' };
        blocks.push({ line, type: header[1] as string, slug: header[2] as string, settings, sections: [] });
        open(settings);
      } else if (section !== undefined && block) {
        const next = { ...readSection(section), line: line + 1, text: '' };
        block.sections.push(next);
        open(next);
      } else {
        report(line, section === undefined ? 'a block begins with "::: type slug"' : 'a section must stand in a block');
      }
      continue;
    }
    if (current) current.lines.push(text);
    else if (text.trim() !== '') report(line, 'a text must stand in a block: begin one with "::: text slug"');
  }
  close(part);
  if (fence) report(fence.line, 'this code fence is never closed');
  return blocks;
}

/** Inside a fence nothing is a marker: code may show anything, markers too. */
function nextFence(open: { mark: string; line: number } | undefined, mark: string, text: string, line: number) {
  if (!open) return { mark, line };
  const closes = mark[0] === open.mark[0] && mark.length >= open.mark.length && text.trim() === mark;
  return closes ? undefined : open;
}

function readSection(marker: string): { name: string; langs: HumanLang[] } {
  const words = marker.split(' ');
  return {
    name: words.find((word) => !word.startsWith('_')) ?? '',
    langs: HUMAN_LANGS.filter((lang) => words.includes(lang)),
  };
}
