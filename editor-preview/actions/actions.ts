// The table of actions: each stands here once, for menu, keys, toolbar and command list.
import { BLOCK_ACTIONS } from './actions-blocks';
import { type Action, type ActionContext, refusalOf } from './action';
import { SELECT_ACTIONS } from './actions-select';
import { STAGE_ACTIONS } from './actions-stage';
import { VIEW_ACTIONS } from './actions-view';

/** Those of the stage come first: Esc ends what is dragged or tried there before it leaves a selection. */
export const ACTIONS: readonly Action[] = [
  ...STAGE_ACTIONS,
  ...BLOCK_ACTIONS,
  ...SELECT_ACTIONS,
  ...VIEW_ACTIONS,
];

/** Actions of a key; the first that can be done is meant. */
export const actionsOfKey = (key: string): readonly Action[] =>
  ACTIONS.filter(({ keys = [] }) => keys.includes(key));

/** The action of a name; throws where the table has none. */
export function actionNamed(id: string): Action {
  const action = ACTIONS.find((one) => one.id === id);
  if (action === undefined) throw new Error(`No action is called "${id}".`);
  return action;
}

/** Does what the action does, or says why it cannot. */
export function perform(action: Action, context: ActionContext): void {
  const refusal = refusalOf(action, context);
  if (refusal === null) action.run(context);
  else if (refusal !== '') context.editor.say(refusal);
}
