import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import type { Report } from '../issue.ts';
import {
  BLOCK_HEADER,
  FENCE_NEVER_CLOSED,
  NO_FRONT_MATTER,
  SECTION_OUTSIDE_BLOCK,
  TEXT_OUTSIDE_BLOCK,
} from '../issue-reasons/files.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Inside a fence nothing is a marker: code may show anything, markers too. */
class FenceTracker {
  /** The line of the fence that is open. */
  openedAt: number | undefined;
  #mark = '';

  /** Give it every line in turn. A fence itself counts as inside. */
  isInside(text: string, line: number): boolean {
    const mark = FENCE.exec(text)?.[1];
    if (mark === undefined) return this.openedAt !== undefined;
    if (this.openedAt === undefined) {
      this.openedAt = line;
      this.#mark = mark;
    } else if (mark.startsWith(this.#mark) && text.trim() === mark) {
      this.openedAt = undefined;
    }
    return true;
  }
}

/** The parts of a file, by line; lines count from 1. Nothing is understood here, only divided. */
export type Part = { line: number; text: string };
export type Section = Part & { name: string; langs: HumanLang[] };
export type ScannedBlock = { line: number; type: string; slug: string; settings: Part; sections: Section[] };
export type ScannedFile = { frontMatter: Part; blocks: ScannedBlock[] };

const BLOCK = /^::: ([a-z]+) (\S+)$/;
/**
 * `[_no]`, `[_no _eng]`, `[starter _eng]`, `[wrong-adds _no _eng]`, `[file-notes.txt _no _eng]`. Any name of a file begins a
 * section, so that a wrong one is refused and does not become part of the text before it.
 */
const SECTION = /^\[((?:(?:[a-z][a-z0-9-]*|file-\S*) )?(?:_no _eng|_no|_eng))\]$/;

/** The lines (from 0) of a text that would begin a block or a section. */
export function markerLines(text: string): number[] {
  const fences = new FenceTracker();
  return text.split('\n').flatMap((line, index) => (!fences.isInside(line, index) && isMarker(line) ? [index] : []));
}

export function scan(source: string, report: Report): ScannedFile {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end === -1) {
    report(1, NO_FRONT_MATTER);
    return { frontMatter: { line: 1, text: '' }, blocks: [] };
  }
  return {
    frontMatter: { line: 2, text: lines.slice(1, end).join('\n') },
    blocks: scanBlocks(lines, end + 1, report),
  };
}

function scanBlocks(lines: readonly string[], from: number, report: Report): ScannedBlock[] {
  const blocks: ScannedBlock[] = [];
  const fences = new FenceTracker();
  let part: Part | undefined;
  for (const [offset, text] of lines.slice(from).entries()) {
    const line = from + offset + 1;
    if (!fences.isInside(text, line) && isMarker(text)) part = beginPart(text, line, blocks, report) ?? part;
    else if (part) part.text += `${text}\n`;
    else if (text.trim() !== '') report(line, TEXT_OUTSIDE_BLOCK);
  }
  if (fences.openedAt !== undefined) report(fences.openedAt, FENCE_NEVER_CLOSED);
  return blocks;
}

function beginPart(text: string, line: number, blocks: ScannedBlock[], report: Report): Part | undefined {
  const header = BLOCK.exec(text);
  if (header) {
    const settings = { line: line + 1, text: '' };
    blocks.push({ line, type: header[1] as string, slug: header[2] as string, settings, sections: [] });
    return settings;
  }
  const marker = SECTION.exec(text)?.[1];
  const block = blocks.at(-1);
  if (marker === undefined || !block) {
    report(line, marker === undefined ? BLOCK_HEADER : SECTION_OUTSIDE_BLOCK);
    return undefined;
  }
  const section = { ...readMarker(marker), line: line + 1, text: '' };
  block.sections.push(section);
  return section;
}

function readMarker(marker: string): { name: string; langs: HumanLang[] } {
  const words = marker.split(' ');
  return {
    name: words.find((word) => !word.startsWith('_')) ?? '',
    langs: HUMAN_LANGS.filter((lang) => words.includes(lang)),
  };
}

function isMarker(line: string): boolean {
  return line.startsWith(':::') || SECTION.test(line);
}
