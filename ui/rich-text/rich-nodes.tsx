// Renders node trees that have passed the allow-list (UI-11).
import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react';
import { widePicture } from '~/domain/picture-address';
import type { SafeElement, SafeNode } from '~/domain/rich-text';
import { RichPicture } from './rich-picture';

/** Called when a link of the text is tapped; `preventDefault` cancels the navigation. */
export type OpenLink = (href: string, event: MouseEvent<HTMLElement>) => void;

/** HTML attributes that React names differently. */
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };
const SWITCHES: ReadonlySet<string> = new Set(['controls', 'loop']);

const propsOf = (
  { tag, attributes, className, style }: SafeElement,
  onOpen?: OpenLink,
): Record<string, unknown> => {
  const named = Object.entries(attributes).map(([name, value]) => [
    REACT_NAMES[name] ?? name,
    SWITCHES.has(name) ? true : value,
  ]);
  const props: Record<string, unknown> = { ...Object.fromEntries(named), style };
  if (className !== '') props['className'] = className;
  if (tag === 'img') {
    const { src, alt = '' } = attributes;
    Object.assign(props, { src: widePicture(src ?? ''), alt });
  }
  if (tag === 'video') Object.assign(props, { playsInline: true, preload: 'metadata', controls: true });
  const href = attributes['href'];
  if (tag === 'a' && href !== undefined) {
    Object.assign(props, {
      rel: 'noopener noreferrer',
      onClick: (event: MouseEvent<HTMLElement>) => onOpen?.(href, event),
    });
  }
  return props;
};

function draw(node: SafeNode, onOpen?: OpenLink): ReactNode {
  if (node.kind === 'text') return node.text;
  const children = node.children.map((child, place) => (
    <Fragment key={place}>{draw(child, onOpen)}</Fragment>
  ));
  const props = propsOf(node, onOpen);
  if (node.tag === 'img') return <RichPicture src="" alt="" {...props} />;
  return children.length === 0 ? createElement(node.tag, props) : createElement(node.tag, props, children);
}

/** The nodes of `safeRichText`, rendered as React elements: nothing is ever set as markup. */
export function RichNodes({ nodes, onOpen }: { nodes: readonly SafeNode[]; onOpen?: OpenLink }) {
  return nodes.map((node, place) => <Fragment key={place}>{draw(node, onOpen)}</Fragment>);
}
