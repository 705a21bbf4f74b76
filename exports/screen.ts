// What the screens of a package's plugins may import of the mall.
export { OperatorText } from '~/src/blocks/operator-text/operator-text';
export { type SaleParts, saleParts } from '~/src/blocks/sale/parts';
export { detail, type LoadedProps } from '~/src/engine/archetypes/detail';
export { form } from '~/src/engine/archetypes/form';
export { list, type RowProps } from '~/src/engine/archetypes/list';
export { custom, definePage } from '~/src/engine/define-page';
export { back, open, redirect } from '~/src/engine/navigation';
export { choice, id, optionalId, optionalNumber, requiredText, text } from '~/src/engine/params';
export { useAction } from '~/src/engine/use-action';
export { call } from '~/src/services/http';
export { toast } from '~/src/state/overlays';
export { ActionBar } from '~/ui/action-bar/action-bar';
export { Button } from '~/ui/button/button';
export { EmptyState } from '~/ui/empty-state/empty-state';
export { FullPage } from '~/ui/full-page/full-page';
export { ItemRow } from '~/ui/item-row/item-row';
export { Picture } from '~/ui/picture/picture';
export { Price } from '~/ui/price/price';
