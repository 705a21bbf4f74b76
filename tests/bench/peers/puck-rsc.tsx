// Puck by the entry it means for servers, which renders in the client as well.
import { Render } from '@puckeditor/core/rsc';
import { puckWith } from './puck-page';

export default puckWith(Render);
