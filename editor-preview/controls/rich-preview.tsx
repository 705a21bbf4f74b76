// A rich text in the form: its beginning, small, with the pictures of the mall's own addresses.
import { useMemo } from 'react';
import type { SafeNode } from '~/domain/rich-text';
import { nodesFromHtml } from '~/ui/rich-text/nodes-from-html';
import { RichNodes } from '~/ui/rich-text/rich-nodes';
import styles from './rich-control.module.css';
import { thumbAddress } from '../services/mall-address';

const WIDTH = 360;

const withThumbs = (nodes: readonly SafeNode[]): SafeNode[] =>
  nodes.map((node) => {
    if (node.kind === 'text') return node;
    const { src } = node.attributes;
    const attributes =
      node.tag === 'img' && src !== undefined
        ? { ...node.attributes, src: thumbAddress(src, WIDTH) }
        : node.attributes;
    return { ...node, attributes, children: withThumbs(node.children) };
  });

export default function RichPreview({ html }: { html: string }) {
  const nodes = useMemo(() => withThumbs(nodesFromHtml(html)), [html]);
  return (
    <div className={styles['preview']} inert>
      <RichNodes nodes={nodes} />
    </div>
  );
}
