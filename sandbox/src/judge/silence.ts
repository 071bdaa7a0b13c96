import type { Both, Explanation } from './explanation.ts';

/** How a language writes comments and functions, as far as it takes to see why a program says nothing. */
type Shape = { comment: RegExp; code: RegExp; function: RegExp; sign: string };

const SHAPES: Readonly<Record<'python' | 'javascript', Shape>> = {
  python: {
    comment: /^\s*#/,
    code: /^\s*#+\s*(?:print\s*\(|input\s*\(|[\p{L}_][\p{L}\p{N}_]*\s*[-+*/]?=[^=]|(?:for|while|if|elif|def|class)\b.*:\s*$|import\s+\w|from\s+\w+\s+import)/u,
    function: /^def\s+([\p{L}_][\p{L}\p{N}_]*)\s*\(/u,
    sign: '#',
  },
  javascript: {
    comment: /^\s*(?:\/\/|\/\*|\*)/,
    code: /^\s*(?:\/\/|\/\*)+\s*(?:console\.|(?:let|const|var)\s+\w|(?:for|while|if)\s*\(|function\s+\w|[\p{L}_$][\p{L}\p{N}_$.]*\s*(?:\(|=[^=]).*;?\s*$)/u,
    function: /^(?:async\s+)?function\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*\(/u,
    sign: '//',
  },
};

/** Why a program that ended well printed nothing, where that is plain to see: its code is a comment, or never called. */
export function explainSilence(language: 'python' | 'javascript', source: string): Explanation | null {
  const shape = SHAPES[language];
  const lines = source.split('\n');
  const code = lines.filter((line) => line.trim() !== '' && !shape.comment.test(line));
  if (code.length === 0) {
    const first = lines.findIndex((line) => shape.code.test(line));
    return first < 0 ? null : inComment(shape.sign, first + 1);
  }
  if (language === 'python' && /^\s*("""|''')[\s\S]*\1\s*$/.test(source) && source.split(/"""|'''/).length === 3)
    return inText(1);
  return neverCalled(shape, lines);
}

function inComment(sign: string, line: number): Explanation {
  return {
    id: 'code-in-comment',
    what: both('Koden din står i en kommentar.', 'Your code is in a comment.'),
    why: both(
      `Alt etter ${sign} er for mennesker, og blir ikke kjørt.`,
      `Everything after ${sign} is for people, and is not run.`,
    ),
    tries: both(`Ta bort ${sign} foran linjene som skal kjøres.`, `Remove ${sign} before the lines that should run.`),
    line,
  };
}

function inText(line: number): Explanation {
  return {
    id: 'code-in-text',
    what: both('Koden din står inni en lang tekst.', 'Your code is inside a long text.'),
    why: both(
      'Det mellom tre anførselstegn er en tekst, og blir ikke kjørt.',
      'What is between three quotation marks is a text, and is not run.',
    ),
    tries: both('Ta bort de tre anførselstegnene på begge sider.', 'Remove the three quotation marks on both sides.'),
    line,
  };
}

/** A program that only makes functions and calls none of them. */
function neverCalled({ function: pattern, comment }: Shape, lines: readonly string[]): Explanation | null {
  const outer = lines.filter((line) => /^\S/.test(line) && !comment.test(line) && !/^[})\];]+\s*$/.test(line));
  const names = outer.map((line) => line.match(pattern)?.[1]);
  const [name] = names;
  if (!name || names.some((one) => one === undefined)) return null;
  const calls = lines.some(
    (line) => !pattern.test(line.trim()) && new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s*\\(`, 'u').test(line),
  );
  if (calls) return null;
  return {
    id: 'function-never-called',
    what: both(`Funksjonen ${name} er laget, men blir aldri kalt.`, `The function ${name} is made but never called.`),
    why: both(
      'Koden inni en funksjon blir først kjørt når den blir kalt.',
      'The code inside a function runs only when it is called.',
    ),
    tries: both(
      `Skriv ${name}( ) på en linje nederst, uten innrykk.`,
      `Write ${name}( ) on a line at the bottom, not indented.`,
    ),
    line: lines.findIndex((line) => pattern.test(line)) + 1,
  };
}

function both(_no: string, _eng: string): Both {
  return { _no, _eng };
}
