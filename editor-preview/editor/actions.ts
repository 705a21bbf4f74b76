// The table of actions: each stands here once, for menu, keys, toolbar and command list.
import { BLOCK_ACTIONS } from './actions-blocks';
import { type Action, type ActionContext, refusalOf } from './action';
import { SELECT_ACTIONS } from './actions-select';
import { VIEW_ACTIONS } from './actions-view';

export const ACTIONS: readonly Action[] = [...BLOCK_ACTIONS, ...SELECT_ACTIONS, ...VIEW_ACTIONS];

const byKey = new Map(ACTIONS.flatMap((action) => (action.keys ?? []).map((key) => [key, action] as const)));

export const actionOfKey = (key: string): Action | undefined => byKey.get(key);

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
