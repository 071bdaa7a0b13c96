import { findNodeAtLocation, getLocation, type Node, parseTree, type Segment } from 'jsonc-parser';

export type JsonContext = {
  /** Keys and indexes from the top to where the cursor is. */
  path: readonly Segment[];
  place: 'key' | 'value';
  /** Keys that the object has already, and what its short texts say: `"type": "text"` decides what else may stand in it. */
  keys: string[];
  said: Record<string, string>;
  /** What is written there already, and where it begins and ends. */
  typed: string;
  start: number;
  end: number;
  /** The key that is being written has its colon already. */
  hasColon: boolean;
};

/** Where in the document the cursor is, even while the text around it is not finished; null outside of it. */
export function contextAt(text: string, cursor: number): JsonContext | null {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, cursor);
  if (path.length === 0) return null;
  const isInside = previousNode && previousNode.offset < cursor && cursor <= previousNode.offset + previousNode.length;
  const start = isInside ? previousNode.offset : cursor;
  const end = isInside ? previousNode.offset + previousNode.length : cursor;
  const members = membersOf(objectAround(text, path));
  return {
    path,
    place: isAtPropertyKey ? 'key' : 'value',
    keys: members.map(([name]) => name),
    said: Object.fromEntries(members.filter((member): member is [string, string] => typeof member[1] === 'string')),
    typed: text.slice(start, cursor).replace(/^"/, ''),
    start,
    end,
    hasColon: /^\s*:/.test(text.slice(end)),
  };
}

/** The closest object that the place is in. */
function objectAround(text: string, path: readonly Segment[]): Node | undefined {
  const tree = parseTree(text);
  const last = path.findLastIndex((segment) => typeof segment === 'string');
  return tree && last >= 0 ? findNodeAtLocation(tree, path.slice(0, last)) : undefined;
}

function membersOf(object: Node | undefined): [name: string, value: unknown][] {
  return (object?.children ?? []).flatMap(({ children: [name, value] = [] }): [string, unknown][] =>
    name ? [[String(name.value), value?.value]] : [],
  );
}
