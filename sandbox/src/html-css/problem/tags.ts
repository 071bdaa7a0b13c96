import { type ParserError, type Token, Tokenizer, TokenizerMode } from 'parse5';
import { closest } from '../../judge/closest.ts';
import { ENDS_PARAGRAPH, MAY_STAY_OPEN, VOID } from './known-names.ts';
import { type PageProblem, problem } from './problem.ts';

export type Tag = {
  readonly name: string;
  readonly isEnd: boolean;
  readonly line: number;
  readonly column: number;
  readonly token: Token.TagToken;
};

const TEXT_ONLY: Readonly<Record<string, keyof typeof TokenizerMode>> = {
  script: 'SCRIPT_DATA',
  style: 'RAWTEXT',
  textarea: 'RCDATA',
  title: 'RCDATA',
  iframe: 'RAWTEXT',
};

/** All tags as they were written: a parser mends them before anybody sees them. */
export function readTags(source: string): { readonly tags: readonly Tag[]; readonly errors: readonly ParserError[] } {
  const tags: Tag[] = [];
  const errors: ParserError[] = [];
  const add = (token: Token.TagToken, isEnd: boolean) => {
    tags.push({
      name: token.tagName,
      isEnd,
      line: token.location?.startLine ?? 1,
      column: token.location?.startCol ?? 1,
      token,
    });
  };
  const nothing = () => {};
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        add(token, false);
        const mode = Object.hasOwn(TEXT_ONLY, token.tagName) ? TEXT_ONLY[token.tagName] : undefined;
        if (mode) tokenizer.state = TokenizerMode[mode];
      },
      onEndTag: (token) => add(token, true),
      onParseError: (error) => errors.push(error),
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
      onCharacter: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
    },
  );
  tokenizer.write(source, true);
  return { tags, errors };
}

/** Which elements are not closed, or closed in the wrong place. */
export function balance(tags: readonly Tag[]): PageProblem[] {
  const problems: PageProblem[] = [];
  let open: Tag[] = [];
  /** Closed too late, after something around them: their end tags are reported already. */
  const crossed: string[] = [];
  let paragraphEndedBy: Tag | null = null;
  const tell = (...[type, tag, message, ...names]: [PageProblem['type'], Tag, string, ...string[]]) => {
    problems.push(problem(type, 'html', tag, message, ...names));
  };

  tags.forEach((tag, index) => {
    const { name } = tag;
    if (!tag.isEnd) {
      const top = open.at(-1);
      if (top?.name === 'p' && ENDS_PARAGRAPH.has(name)) {
        open.pop();
        if (name !== 'p') paragraphEndedBy = tag;
      }
      if (!VOID.has(name) && !tag.token.selfClosing) open.push(tag);
      return;
    }
    const at = open.findLastIndex((other) => other.name === name);
    if (at < 0) {
      const before = crossed.indexOf(name);
      const top = open.at(-1);
      if (before >= 0) crossed.splice(before, 1);
      else if (name === 'p' && paragraphEndedBy) {
        tell(
          'block-in-paragraph',
          paragraphEndedBy,
          `<${paragraphEndedBy.name}> ends the paragraph it is in`,
          paragraphEndedBy.name,
        );
        paragraphEndedBy = null;
      } else if (top && (isSimilar(name, top.name) || bothHeadings(name, top.name))) {
        tell('wrong-end', tag, `<${top.name}> is closed with </${name}>`, top.name, name);
        open.pop();
      } else tell('end-without-start', tag, `</${name}> closes nothing`, name);
      return;
    }
    for (const inside of open.slice(at + 1).filter((other) => !MAY_STAY_OPEN.has(other.name))) {
      if (isClosedLater(tags, index, inside.name)) {
        tell('elements-cross', tag, `<${inside.name}> starts inside <${name}> and ends outside it`, name, inside.name);
        crossed.push(inside.name);
      } else tell('element-not-closed', inside, `<${inside.name}> is never closed`, inside.name);
    }
    open = open.slice(0, at);
  });
  for (const tag of open.filter(({ name }) => !MAY_STAY_OPEN.has(name)))
    tell('element-not-closed', tag, `<${tag.name}> is never closed`, tag.name);
  return problems;
}

function isSimilar(one: string, other: string): boolean {
  return closest(one, [other], 2) !== undefined;
}

function bothHeadings(one: string, other: string): boolean {
  return /^h\d$/.test(one) && /^h\d$/.test(other);
}

function isClosedLater(tags: readonly Tag[], from: number, name: string): boolean {
  let depth = 0;
  for (const tag of tags.slice(from + 1)) {
    if (tag.name !== name) continue;
    if (!tag.isEnd) depth++;
    else if (depth === 0) return true;
    else depth--;
  }
  return false;
}
