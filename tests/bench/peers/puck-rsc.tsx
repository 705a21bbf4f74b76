// Puck by its entry for servers, which also renders on the client.
import { Render } from '@puckeditor/core/rsc';
import { puckWith } from './puck-page';

export default puckWith(Render);
