// Puck by its client entry.
import { Render } from '@puckeditor/core';
import { puckWith } from './puck-page';

export default puckWith(Render);
