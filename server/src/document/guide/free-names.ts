import type { RunLanguage } from '@kodestien/contract/languages';
import type { SyntaxNode } from '@lezer/common';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';

const BUILT_IN: Readonly<Record<'python' | 'javascript', ReadonlySet<string>>> = {
  python: new Set(
    `abs all any bool callable chr dict dir divmod enumerate filter float format getattr hasattr hash int isinstance
    issubclass iter len list map max min next object ord pow print range repr reversed round set setattr sorted str sum
    super tuple type vars zip input open Exception ValueError TypeError KeyError IndexError ZeroDivisionError NameError
    random math turtle`.split(/\s+/),
  ),
  javascript: new Set(
    `Array Boolean Date Error JSON Map Math Number Object Promise RegExp Set String Symbol console document globalThis
    isNaN parseFloat parseInt setTimeout structuredClone undefined window Infinity NaN localStorage`.split(/\s+/),
  ),
};

/** Names that an expression expects of a program: not what the language has, and not what it brings itself. */
export function freeNames(code: string, language: RunLanguage): string[] {
  if (language !== 'python' && language !== 'javascript') return [];
  const [used, bound] = [new Set<string>(), new Set<string>()];
  (language === 'python' ? python : javascript).parse(code).iterate({
    enter: ({ node, name }) => {
      const text = code.slice(node.from, node.to);
      if (name === 'VariableDefinition' || (name === 'VariableName' && isBound(node))) bound.add(text);
      else if (name === 'VariableName') used.add(text);
    },
  });
  return [...used].filter((name) => !bound.has(name) && !BUILT_IN[language].has(name));
}

/** A parameter, a keyword argument, what `:=` names, or what a comprehension counts with. */
function isBound(node: SyntaxNode): boolean {
  const { parent, prevSibling, nextSibling } = node;
  if (parent?.name === 'ParamList' || nextSibling?.name === 'AssignOp') return true;
  return prevSibling?.name === 'for' || (prevSibling?.name === ',' && isAfterFor(node));
}

function isAfterFor(node: SyntaxNode): boolean {
  let before = node.prevSibling;
  while (before && (before.name === ',' || before.name === 'VariableName')) before = before.prevSibling;
  return before?.name === 'for';
}

/** The names in the code of a text: between backticks, and in its blocks of code. */
export function namesInCode(markdown: string): Set<string> {
  const code = [...markdown.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`]+)`/g)].map(
    ([, block, span]) => block ?? span ?? '',
  );
  return namesIn(code.join('\n'));
}

export function namesIn(code: string): Set<string> {
  return new Set(code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
}
