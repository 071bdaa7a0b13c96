type Read = (property: string) => string;

const BLOCKS = new Set(['block', 'flow-root', 'list-item', 'flex', 'grid']);
/** Their children are blocks one below the other, each as wide as there is room for. */
const FLOWS = new Set(['block', 'flow-root', 'list-item']);

/** Whether the width of a box follows from its own style and the box around it, without laying out anything else. */
export function isInBlockFlow(own: Read, around: Read | null): boolean {
  if (around && !FLOWS.has(around('display'))) return false;
  return (
    BLOCKS.has(own('display')) &&
    own('float') === 'none' &&
    /^(?:static|relative|sticky)$/.test(own('position')) &&
    /^(?:horizontal-tb)?$/.test(own('writing-mode'))
  );
}
