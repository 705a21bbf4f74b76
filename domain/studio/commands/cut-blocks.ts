// Cuts blocks: they leave the page, their text is for the clipboard (`copyText`, taken before).
import type { Uid } from '../document';
import type { CommandContext, CommandResult } from './command';
import { removeBlocks } from './remove-blocks';

export const cutBlocks = (context: CommandContext, uids: readonly Uid[]): CommandResult =>
  removeBlocks(context, uids, '剪切');
