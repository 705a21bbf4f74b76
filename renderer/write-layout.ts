// Writes a layout back: unedited nodes unchanged.
import type { Layout, LayoutNode } from './layout';
import type { Registry } from './define-widget';

const isEdited = (node: LayoutNode): boolean => node.source === null || node.source.data !== node.data;

/** The stored form of an edited or new node, with its uid and, from version 2 on, its version. */
function storedNode(node: LayoutNode, registry: Registry): Record<string, unknown> {
  const version = registry[node.id]?.version ?? 1;
  const before = node.source?.value;
  const kept = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
  return {
    ...kept,
    id: node.id,
    permission_key: node.permissionKey,
    data: node.data,
    uid: node.uid,
    ...(version > 1 ? { v: version } : {}),
  };
}

const isUntouched = ({ nodes, source }: Layout): boolean =>
  nodes.length === source.nodes.length &&
  nodes.every((node, index) => node === source.nodes[index] && !isEdited(node));

/**
 * The document to store: equal to the one that was read where nobody edited it, in the same form (text or array).
 * Unedited nodes of an edited document keep their exact text.
 */
export function writeLayout(layout: Layout, registry: Registry): unknown {
  if (isUntouched(layout)) return layout.source.stored;
  const isText = typeof layout.source.stored === 'string';
  if (!isText) {
    return layout.nodes.map((node) => (isEdited(node) ? storedNode(node, registry) : node.source?.value));
  }
  const texts = layout.nodes.map((node) => {
    const kept = isEdited(node) ? null : (node.source?.text ?? null);
    return kept ?? JSON.stringify(isEdited(node) ? storedNode(node, registry) : node.source?.value);
  });
  return `[${texts.join(',')}]`;
}
